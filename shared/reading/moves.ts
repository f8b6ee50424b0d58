/** How a cell was reached: the low three bits, then whether an omission opens here, then how many words. */
export const PAIR = 1
export const EXTRA = 2
export const SKIP = 3
export const JOIN = 4
export const GLUE = 5
export const SWAP = 6
export const KIND = 7
export const OPENS = 8
export const COUNT_SHIFT = 4
