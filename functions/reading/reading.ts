import { expectedOf, type ReadingText } from '#shared/catalogue/schema.ts'
import { tokenize } from '#shared/language/tokenize.ts'
import type { FinishedReading } from '#shared/reading/finished-reading.ts'
import { DEFAULT_POLICY } from '#shared/reading/policy.ts'
import type { SoundHeard } from '#shared/reading/practice-facts.ts'
import type { ReadingInput, ScoredReading } from '#shared/reading/schema.ts'
import { scoreReading } from '#shared/reading/score.ts'
import { soundsHeard } from '#shared/reading/sounds-heard.ts'

type Aloud = Extract<FinishedReading, { mode: 'aloud' }>
type Tapped = Extract<FinishedReading, { mode: 'tapped' }>

/** What came of a reading, whichever way the text was read. */
export interface Result {
  readonly words: number
  readonly wordsCorrect: number
  readonly accuracy: number
  readonly wordsCorrectPerMinute: number | null
  readonly reachedAccuracy: boolean
  readonly reachedPace: boolean
  readonly score: ScoredReading | null
}

/** The engine's input for a reading aloud: with the text's version, all that is needed to score it again. */
export const inputOf = (text: ReadingText, { heard, seconds }: Aloud): ReadingInput => ({
  language: text.language,
  expected: expectedOf(text),
  heard,
  seconds,
  policy: DEFAULT_POLICY,
  grade: text.grade,
  wpmTarget: text.wpmTarget,
})

/** Scores a reading aloud against the text's own targets. */
export function resultAloud(text: ReadingText, reading: Aloud): Result {
  const score = scoreReading(inputOf(text, reading))
  const { accuracy, wordsCorrect, wordsCorrectPerMinute, verdict } = score
  const scored = verdict === 'scored'
  return {
    words: score.words.length,
    wordsCorrect,
    accuracy,
    wordsCorrectPerMinute,
    reachedAccuracy: scored && accuracy >= text.accuracyTarget,
    reachedPace: scored && (wordsCorrectPerMinute ?? 0) >= text.wpmTarget,
    score,
  }
}

/** Counts the words tapped as read; undefined when one is not in the text. Says nothing of fluency. */
export function resultTapped(text: ReadingText, { tapped }: Tapped): Result | undefined {
  const words = tokenize(expectedOf(text)).length
  const read = new Set(tapped)
  if ([...read].some(index => index >= words)) return undefined
  return {
    words,
    wordsCorrect: read.size,
    accuracy: words === 0 ? 0 : read.size / words,
    wordsCorrectPerMinute: null,
    reachedAccuracy: false,
    reachedPace: false,
    score: null,
  }
}

/** What the reading tells of the sounds in its words; tapping tells nothing. */
export const soundsOf = (
  text: Pick<ReadingText, 'language'>,
  { score }: Pick<Result, 'score'>,
): SoundHeard[] => (score?.verdict === 'scored' ? soundsHeard(score.words, text.language) : [])
