import * as z from 'zod/mini'

/** More words than any text has. */
const MOST_WORDS = 50_000

/** Which word of a text. */
export const WordIndex = z.int().check(z.nonnegative(), z.maximum(MOST_WORDS))
