import { deflateRawSync, inflateRawSync } from 'node:zlib'

/**
 * A JSON value as a row keeps it that is written often: a board of 2,000 children fits into one item, and what repeats itself
 * costs a fraction of its write units.
 */
export const packed = (value: unknown): Uint8Array => new Uint8Array(deflateRawSync(JSON.stringify(value)))

/** The value again; throws where these bytes are something else. */
export const unpacked = (bytes: Uint8Array): unknown => JSON.parse(inflateRawSync(bytes).toString())
