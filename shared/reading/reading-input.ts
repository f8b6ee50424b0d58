import type { Language } from '../kernel/school.ts'
import type { SchoolDay } from '../kernel/school-day.ts'
import type { Policy } from './policy.ts'
import type { HeardWord, ReadingInput } from './schema.ts'
import { seasonOf } from './season.ts'
import type { Tone } from './tone.ts'

/** A text as it is read: `expected` is all of it, as one string. */
type TextRead = Required<Pick<ReadingInput, 'language' | 'expected' | 'grade' | 'wpmTarget'>>

/**
 * What the engine is given of a reading aloud, wherever it scores: with the text's version, all that is needed to score it
 * again. `seconds` is how long the child read; `day`, when, has the norms of its season.
 */
export const readingInput = (
  { language, expected, grade, wpmTarget }: TextRead,
  {
    heard,
    seconds,
    tones = [],
  }: {
    readonly heard: readonly HeardWord[]
    readonly seconds: number
    readonly tones?: readonly Tone[] | undefined
  },
  policy: Policy,
  day: SchoolDay,
): ReadingInput => ({
  language,
  expected,
  heard: [...heard],
  seconds,
  tones: [...tones],
  policy,
  grade,
  season: seasonOf(day),
  wpmTarget,
})

/** What the engine is given of a word or a phrase said by itself: no text's target places it, and nobody timed it. */
export const phraseInput = (
  language: Language,
  expected: string,
  heard: readonly HeardWord[],
  policy: Policy,
): ReadingInput => ({
  language,
  expected,
  heard: [...heard],
  seconds: Math.max(0, heard.at(-1)?.end ?? 0),
  tones: [],
  policy,
})
