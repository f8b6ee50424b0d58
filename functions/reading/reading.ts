import { asRead, expectedOf, type ReadingText } from '#shared/catalogue/schema.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { tokenize } from '#shared/language/tokenize.ts'
import { accentToldBy } from '#shared/reading/accent-history.ts'
import type { FinishedReading } from '#shared/reading/finished-reading.ts'
import type { Override } from '#shared/reading/override.ts'
import type { Policy } from '#shared/reading/policy.ts'
import type { SoundHeard } from '#shared/reading/practice-facts.ts'
import type { Figures } from '#shared/reading/reading-facts.ts'
import { readingInput } from '#shared/reading/reading-input.ts'
import type { Outcome, ScoredReading } from '#shared/reading/schema.ts'
import { scoreReading } from '#shared/reading/score.ts'
import { soundsHeard } from '#shared/reading/sounds-heard.ts'

type Aloud = Extract<FinishedReading, { mode: 'aloud' }>
type Tapped = Extract<FinishedReading, { mode: 'tapped' }>

/** What came of a reading, whichever way the text was read. */
export interface Result extends Figures {
  readonly words: number
  readonly score: ScoredReading | null
}

/** Scores a reading aloud of a day against what a child aims for in the text. */
export function resultAloud(text: ReadingText, reading: Aloud, policy: Policy, day: SchoolDay): Result {
  const score = scoreReading(readingInput(asRead(text), reading, policy, day))
  return { words: score.words.length, ...figuresOf(text, score), score }
}

function figuresOf(text: ReadingText, score: ScoredReading): Figures {
  const { accuracy, wordsCorrect, wordsCorrectPerMinute, verdict, benchmark } = score
  const scored = verdict === 'scored'
  const goal = benchmark.goal ?? text.wpmTarget
  return {
    wordsCorrect,
    accuracy,
    wordsCorrectPerMinute,
    reachedAccuracy: scored && accuracy >= text.accuracyTarget,
    reachedPace: scored && (wordsCorrectPerMinute ?? 0) >= goal,
    ...(wordsCorrectPerMinute !== null && { paceOfGoal: wordsCorrectPerMinute / goal }),
  }
}

/** The figures that were scored, without those corrected. */
export const figuresIn = (reading: Figures): Figures => ({
  wordsCorrect: reading.wordsCorrect,
  accuracy: reading.accuracy,
  wordsCorrectPerMinute: reading.wordsCorrectPerMinute,
  reachedAccuracy: reading.reachedAccuracy,
  reachedPace: reading.reachedPace,
  ...(reading.paceOfGoal !== undefined && { paceOfGoal: reading.paceOfGoal }),
})

/** A reading aloud as it was scored, to be shown or corrected word by word. */
export interface Replayed {
  readonly text: ReadingText
  readonly reading: Aloud
  readonly policy: Policy
  readonly day: SchoolDay
}
export const scoreAgain = ({ text, reading, policy, day }: Replayed): ScoredReading =>
  scoreReading(readingInput(asRead(text), reading, policy, day))

/** The score of a reading with its overrides: the engine's own, but for those words. */
function corrected({ text, reading, policy, day }: Replayed, overrides: readonly Override[]): ScoredReading {
  const outcomes = new Map<number, Outcome>(overrides.map(({ word, outcome }) => [word, outcome]))
  return scoreReading(readingInput(asRead(text), reading, policy, day), outcomes)
}

/** The figures of a reading with its overrides. */
export const correctedFigures = (replayed: Replayed, overrides: readonly Override[]): Figures =>
  figuresOf(replayed.text, corrected(replayed, overrides))

/** What other overrides change in what a reading tells of its sounds: added to that, it is what they tell together. */
export function soundsChanged(
  replayed: Replayed,
  before: readonly Override[],
  after: readonly Override[],
): SoundHeard[] {
  const told = (overrides: readonly Override[]) =>
    new Map(
      soundsOf(replayed.text, { score: corrected(replayed, overrides) }).map(
        one => [one.sound, one] as const,
      ),
    )
  const [was, is] = [told(before), told(after)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap(sound => {
    const read = (is.get(sound)?.read ?? 0) - (was.get(sound)?.read ?? 0)
    const missed = (is.get(sound)?.missed ?? 0) - (was.get(sound)?.missed ?? 0)
    return read === 0 && missed === 0 ? [] : [{ sound, read, missed }]
  })
}

/** The overrides after one more: the latest of a word counts, and one that says what the engine said is none. */
export function overridesAfter(
  before: readonly Override[],
  one: Override,
  { words }: ScoredReading,
): readonly Override[] {
  const others = before.filter(({ word }) => word !== one.word)
  const agrees = words[one.word]?.outcome === one.outcome
  return agrees ? others : [...others, one].sort((a, b) => a.word - b.word)
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

/** What the reading tells of the child's way of speaking, to be kept beside it. */
export const accentOf = (
  text: Pick<ReadingText, 'language'>,
  { score }: Pick<Result, 'score'>,
): string | undefined => (score?.verdict === 'scored' ? accentToldBy(score.words, text.language) : undefined)
