import { asRead, type ReadingText } from '#shared/catalogue/schema.ts'
import type { Language } from '#shared/kernel/school.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import type { FinishedReading } from '#shared/reading/finished-reading.ts'
import { isCorrect } from '#shared/reading/outcomes.ts'
import type { Policy } from '#shared/reading/policy.ts'
import { phraseInput, readingInput } from '#shared/reading/reading-input.ts'
import type { HeardWord, ScoredReading } from '#shared/reading/schema.ts'
import { scoreReading } from '#shared/reading/score.ts'

/** The score of a reading aloud; tapping has none. */
export function scoreHere(
  text: ReadingText,
  finished: FinishedReading,
  policy: Policy,
): ScoredReading | null {
  if (finished.mode !== 'aloud') return null
  return scoreReading(readingInput(asRead(text), finished, policy, schoolDay(new Date())))
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
