import { asRead, type ReadingText } from '#shared/catalogue/schema.ts'
import type { Language } from '#shared/kernel/school.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import type { FinishedReading } from '#shared/reading/finished-reading.ts'
import { isCorrect } from '#shared/reading/outcomes.ts'
import type { Policy } from '#shared/reading/policy.ts'
import { phraseInput, readingInput } from '#shared/reading/reading-input.ts'
import type { HeardWord, ScoredReading } from '#shared/reading/schema.ts'
import { scoreReading } from '#shared/reading/score.ts'
import type { PitchFrame } from '#web/lib/recognition/pitch.ts'
import { tonesOf } from './tones.ts'

/** The score of a reading aloud; tapping has none. */
export function scoreHere(
  text: ReadingText,
  finished: FinishedReading,
  policy: Policy,
): ScoredReading | null {
  if (finished.mode !== 'aloud') return null
  return scoreReading(readingInput(asRead(text), finished, policy, schoolDay(new Date())))
}

/** The reading with how the voice turned at the ends of its sentences, where its pitch is known. */
export function withTones(
  text: ReadingText,
  finished: FinishedReading,
  policy: Policy,
  pitch: readonly PitchFrame[],
): FinishedReading {
  if (finished.mode !== 'aloud' || pitch.length === 0) return finished
  const words = scoreHere(text, finished, policy)?.words ?? []
  const tones = tonesOf(asRead(text).expected, text.language, words, pitch)
  return tones.length > 0 ? { ...finished, tones } : finished
}

/** How a single word was said, by the same engine: `right`, `almost`, or `nothing` where none was heard. */
export function saidWord(
  word: string,
  language: Language,
  heard: readonly HeardWord[],
  policy: Policy,
): 'right' | 'almost' | 'nothing' {
  const { verdict, words } = scoreReading(phraseInput(language, word, heard, policy))
  if (verdict === 'nothingHeard') return 'nothing'
  return words.every(({ outcome }) => isCorrect(outcome) || outcome === 'hesitated') ? 'right' : 'almost'
}
