import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'

/** Entries as they are kept: a school of 2,000 fits into one item many times over. */
export const packed = (entries: readonly object[]): Uint8Array =>
  deflateSync(strToU8(JSON.stringify(entries)))

export const unpacked = (bytes: Uint8Array): unknown => JSON.parse(strFromU8(inflateSync(bytes)))
