import { expectedOf, type ReadingText } from '#shared/catalogue/schema.ts'
import type { FinishedReading } from '#shared/reading/finished-reading.ts'
import { DEFAULT_POLICY } from '#shared/reading/policy.ts'
import type { ScoredReading } from '#shared/reading/schema.ts'
import { scoreReading } from '#shared/reading/score.ts'

/** The score of a reading aloud; tapping has none. */
export function scoreHere(text: ReadingText, finished: FinishedReading): ScoredReading | null {
  if (finished.mode !== 'aloud') return null
  return scoreReading({
    language: text.language,
    expected: expectedOf(text),
    heard: finished.heard,
    seconds: finished.seconds,
    policy: DEFAULT_POLICY,
    grade: text.grade,
    wpmTarget: text.wpmTarget,
  })
}
