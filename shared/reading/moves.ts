/**
 * How a cell of an alignment was reached: the low three bits, then whether an omission opens here, then how many words.
 * An omission under way is 0, so that what no row touched reads as one.
 */
export const SKIP = 0
export const PAIR = 1
export const EXTRA = 2
/** Two words as two others by their sounds. */
export const PART = 3
export const JOIN = 4
export const GLUE = 5
export const SWAP = 6
export const KIND = 7
export const OPENS = 8
export const COUNT_SHIFT = 4
