import type { Difficulty, Grade, Language } from '../kernel/school.ts'
import type { SchoolDay } from '../kernel/school-day.ts'
import { TARGET_PACES } from './expected-pace.ts'
import type { ProbeFact, ReadProbe } from './placement.ts'
import { implausibilityOf } from './plausibility.ts'
import type { Policy } from './policy.ts'
import { readingInput } from './reading-input.ts'
import { scoreReading } from './score.ts'

/** What must be known of a probe to score it; `body`: its lines. */
export interface Probe {
  readonly id: string
  readonly grade: Grade
  readonly difficulty: Difficulty
  /** A row of words makes no sentence. */
  readonly kind: 'words' | 'sentences' | 'passage'
  readonly body: readonly string[]
}

/** Share of the words of a probe that are to be right, to the nearest whole word: of four all, of twelve all but one. */
const TARGET = 0.9

/** Words in a row that make no sentence are read slower than a text (Jenkins et al., _J. Educ. Psychol._ 95, 2003). */
const PACE_OF_A_ROW = 0.8

/** As evidence keeps it: whoever reckons with it comes to the same. What is beyond twice the goal says no more. */
const hundredths = (share: number): number => Math.round(100 * Math.min(share, 2)) / 100

/**
 * How a probe was read, by the engine that scores readings: undefined where nothing of it was heard, so that it says
 * nothing, or no voice can have read so. A probe that the child let be counts as not read beyond what was.
 */
export function scoreProbe(
  { id: probeId, grade, difficulty, kind, body }: Probe,
  { heard, seconds, passed }: ReadProbe,
  {
    language,
    policy,
    day,
  }: { readonly language: Language; readonly policy: Policy; readonly day: SchoolDay },
): ProbeFact | undefined {
  const wpmTarget = TARGET_PACES[grade][language]
  const text = { language, expected: body.join('\n\n'), grade, wpmTarget }
  const score = scoreReading(readingInput(text, { heard, seconds }, policy, day))
  const { verdict, wordsCorrect, errors, wordsCorrectPerMinute: pace } = score
  const words = score.words.length
  const fact = { probeId, grade, difficulty, words, wordsCorrect }
  if (passed) return { ...fact, accuracy: wordsCorrect / words, reachedAccuracy: false, reachedPace: false }
  if (verdict !== 'scored') return undefined
  if (implausibilityOf({ mode: 'aloud', heard, seconds }, wordsCorrect)) return undefined
  const goal = (score.benchmark.goal ?? wpmTarget) * (kind === 'words' ? PACE_OF_A_ROW : 1)
  const mayMiss = Math.round((wordsCorrect + errors) * (1 - TARGET))
  return {
    ...fact,
    accuracy: score.accuracy,
    reachedAccuracy: errors <= mayMiss,
    reachedPace: (pace ?? 0) >= goal,
    ...(pace !== null && { paceOfGoal: hundredths(pace / goal) }),
  }
}
