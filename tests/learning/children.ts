import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ReadingText } from '#shared/catalogue/schema.ts'
import { summaryOf } from '#shared/catalogue/text-summary.ts'
import { GRADES, type Grade, type Language } from '#shared/kernel/school.ts'
import { expectedSuccess } from '#shared/progress/belief.ts'
import { nextTexts } from '#shared/progress/next-texts.ts'
import { levelOf } from '#shared/progress/rating.ts'
import type { Evidence, Placed } from '#shared/progress/schema.ts'
import { AIM_ABOVE, difficultyOf } from '#shared/progress/success.ts'
import { isOpenAt, libraryOf } from '#shared/reading/library.ts'

const TEXTS = join(import.meta.dirname, '../../shared/catalogue/content/texts')
const shelf: readonly ReturnType<typeof summaryOf>[] = readdirSync(TEXTS).map(file =>
  summaryOf(ReadingText.parse(JSON.parse(readFileSync(join(TEXTS, file), 'utf8')))),
)

export type Random = () => number

/** Mulberry32: the same numbers from the same seed. */
export function random(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Of a whole shape: the sum of as many exponential draws (Erlang). */
const gamma = (next: Random, shape: number): number => {
  const whole = Math.floor(shape)
  let sum = 0
  for (let i = 0; i < whole; i++) sum -= Math.log(1 - next())
  // Johnk's way for what is left of the shape.
  for (const left = shape - whole; left > 0; ) {
    const [x, y] = [next() ** (1 / left), next() ** (1 / (1 - left))]
    if (x + y <= 1) return sum - (Math.log(1 - next()) * x) / (x + y)
  }
  return sum
}

/** How steady children are: as if a reading were so many tries. */
const STEADINESS = 5

/** How well something is read, 0 to 1; its mean is the chance of success. */
export function wellAt(next: Random, chance: number): number {
  const [well, ill] = [gamma(next, chance * STEADINESS), gamma(next, (1 - chance) * STEADINESS)]
  return well / (well + ill)
}

/** The same in the quarters that are told apart. */
function goes(next: Random, chance: number): number {
  const quarters = 4 * wellAt(next, chance)
  const whole = Math.floor(quarters)
  return (whole + (next() < quarters - whole ? 1 : 0)) / 4
}

/** Errors and pace as they are in readings that go so well. */
const READ: Readonly<
  Record<number, Pick<Evidence, 'accuracy' | 'reachedAccuracy' | 'reachedPace' | 'paceOfGoal'>>
> = {
  0: { accuracy: 0.5, reachedAccuracy: false, reachedPace: false, paceOfGoal: 0.4 },
  0.25: { accuracy: 0.7, reachedAccuracy: false, reachedPace: false, paceOfGoal: 0.5 },
  0.5: { accuracy: 0.87, reachedAccuracy: false, reachedPace: false, paceOfGoal: 0.7 },
  0.75: { accuracy: 0.96, reachedAccuracy: true, reachedPace: false, paceOfGoal: 0.9 },
  1: { accuracy: 0.98, reachedAccuracy: true, reachedPace: true, paceOfGoal: 1.1 },
}

export interface Child {
  readonly language: Language
  /** The grade that it goes to. */
  readonly own: Grade
  /** So many grades above it is what it reads; below it where it is less than nothing. */
  readonly off: number
  /** In grades over the whole of its readings. */
  readonly growth: number
}

/** One reading of a simulated child: what it was offered, and how what is believed of it compares with what is so. */
export interface Lived {
  /** The true chance of success at the offered text. */
  readonly chance: number
  /** The rating believed before it less the true one. */
  readonly error: number
  /** Whether the level shown after it is the one it reads at. */
  readonly isFound: boolean
}

/** A child who reads what it is offered first, from the grade that it goes to, or from where it was placed. */
export function live(
  { language, own, off, growth }: Child,
  readings: number,
  next: Random,
  placed: Placed | null = null,
): readonly Lived[] {
  const reads = GRADES.indexOf(own) + off
  const evidence: Evidence[] = []
  const finished = new Set<string>()
  const lived: Lived[] = []
  let level = levelOf(evidence, own, placed)
  for (let n = 0; n < readings; n++) {
    const truth = reads + AIM_ABOVE + (growth * n) / readings
    const { grade, rating } = level
    const library = libraryOf({ own: [own], levels: { [language]: [grade] }, opened: [] })
    const open = shelf.filter(text => text.language === language && isOpenAt(library, text))
    const text = nextTexts(open, rating, finished, 1)[0]?.text
    if (!text) throw new Error(`nothing is offered in grade ${own}`)
    const chance = expectedSuccess(truth, difficultyOf(text))
    finished.add(text.id)
    evidence.push({
      readingId: `r${n}`,
      version: 0,
      at: new Date(Date.UTC(2026, 7, 10) + n * 86_400_000).toISOString(),
      grade: text.grade,
      difficulty: text.difficulty,
      ...(READ[goes(next, chance)] ?? { accuracy: 0, reachedAccuracy: false, reachedPace: false }),
    })
    level = levelOf(evidence, own, placed)
    lived.push({ chance, error: rating - truth, isFound: GRADES.indexOf(level.grade) === reads })
  }
  return lived
}
