import { schoolWeeks } from '#shared/interventions/aim-line.ts'
import { goalByGrowth } from '#shared/interventions/growth-rates.ts'
import { baselineOf, pointsOf } from '#shared/interventions/points.ts'
import { GOAL_BASES } from '#shared/interventions/schema.ts'
import type { Grade, Language } from '#shared/kernel/school.ts'
import { type SchoolDay as Day, SchoolDay } from '#shared/kernel/school-day.ts'
import type { Expected } from './planned.ts'

/** What the fields of a goal hold; an empty number is the one proposed. */
export interface AimValues {
  readonly from: string
  readonly pace: string
  readonly basis: string
  readonly goal: string
  readonly until: string
}

interface Known {
  readonly language: Language
  readonly grade: Grade
  readonly probes: Parameters<typeof pointsOf>[0]
  readonly expected: Expected
  readonly declared: ReadonlySet<Day>
}

export interface Proposals {
  /** Where the child stands by their latest readings. */
  readonly pace: number | undefined
  readonly goal: number | undefined
}

/** What is proposed for a goal, by what is known of the child and of the grade: whole words. */
export function proposalsFor(
  { from, pace, basis, until }: AimValues,
  { language, grade, probes, expected, declared }: Known,
): Proposals {
  const isDay = (day: string) => SchoolDay.safeParse(day).success
  if (!isDay(from) || !isDay(until)) return { pace: undefined, goal: undefined }
  const read = baselineOf(pointsOf(probes, grade), from)
  const proposed = read === null ? undefined : Math.round(read)
  const start = pace === '' ? proposed : Number(pace)
  const goal = () => {
    const known = GOAL_BASES.find(one => one === basis)
    if (known === 'benchmark') {
      const value = expected(language, grade, until)
      return value === undefined ? undefined : Math.round(value)
    }
    if (known === undefined || known === 'own' || start === undefined) return undefined
    return goalByGrowth(grade, known, start, schoolWeeks(from, until, declared))
  }
  return { pace: proposed, goal: goal() }
}

/** The body's part, with what is proposed where nothing was written; what is missing is no number. */
export const aimBody = ({ from, pace, basis, goal, until }: AimValues, proposals: Proposals) => ({
  from,
  basis,
  until,
  pace: pace === '' ? proposals.pace : Number(pace),
  goal: goal === '' ? proposals.goal : Number(goal),
})
