import * as z from 'zod/mini'
import { Language } from '#shared/kernel/school.ts'

/** Of one sound in one child's latest readings; a reading has fewer words than this with any sound. */
const Times = z.int().check(z.minimum(0), z.maximum(100_000))
const Sound = z.string().check(z.maxLength(1))
/** The first different words in which it was made; more tell no more. */
export const MOST_WORDS = 3
/** A way of speaking has few; beyond these the reader does not know the letters. */
export const MOST_KNOWN = 6

/** A sound said for another in earlier readings of a language, in so many of the words that gave occasion for it. */
export const KnownAccent = z.strictObject({
  language: Language,
  meant: Sound,
  /** Empty where the sound is left out. */
  said: Sound,
  place: z.enum(['opening', 'closing']),
  made: Times,
  met: Times,
  words: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(MOST_WORDS)),
})
export type KnownAccent = z.output<typeof KnownAccent>
