import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'

/**
 * A JSON value as a row keeps it that is written often: a board of 2,000 children fits into one item, and what repeats itself
 * costs a fraction of its write units.
 */
export const packed = (value: unknown): Uint8Array => deflateSync(strToU8(JSON.stringify(value)))

/** The value again; throws where these bytes are something else. */
export const unpacked = (bytes: Uint8Array): unknown => JSON.parse(strFromU8(inflateSync(bytes)))
