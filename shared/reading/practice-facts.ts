import * as z from 'zod/mini'
import { Language } from '../kernel/school.ts'
import { workNumbers } from '../kernel/work-numbers.ts'
import { Sound } from '../language/sound.ts'

/** How often a sound stood in the words of a reading, and in how many of them it was missed. No words: they are the child's. */
export const SoundHeard = z.strictObject({ sound: Sound, read: z.int(), missed: z.int() })
export type SoundHeard = z.output<typeof SoundHeard>

/** What came of a round's items. */
const counts = {
  said: z.int(),
  right: z.int(),
  chosen: z.int(),
  chosenRight: z.int(),
  checked: z.int(),
}
const Counts = z.strictObject(counts)
export type Counts = z.output<typeof Counts>

/** The one number of a round, or of several, for everybody: what came right of what was judged; what a child judged itself is none. */
export const judgedOf = ({
  said,
  right,
  chosen,
  chosenRight,
}: Pick<Counts, 'said' | 'right' | 'chosen' | 'chosenRight'>): {
  readonly right: number
  readonly of: number
} => ({
  right: right + chosenRight,
  of: said + chosen,
})

/** What is known of a finished round, wherever it is told: the answer, the event. */
export const practiceFacts = {
  practiceId: z.string(),
  sound: Sound,
  soundHash: z.string(),
  language: Language,
  ...workNumbers,
  /** Which of the day's rounds, of whatever sound, from 1. */
  ofDay: z.int(),
  ...counts,
}
