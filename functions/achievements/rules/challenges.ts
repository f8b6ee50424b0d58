import { createHash } from 'node:crypto'
import { OFFERED, type Period } from '#shared/achievements/challenges.ts'
import type { Counter, Counts } from '#shared/achievements/counters.ts'
import { levelAt } from '#shared/experience/rules.ts'
import type { Grade } from '#shared/kernel/school.ts'
import { addDays, type SchoolDay, weekOf } from '#shared/kernel/school-day.ts'

/** What is to be reached, as it was chosen. */
export interface Chosen {
  readonly counter: Counter
  readonly goal: number
}

/** What is known of a child when their challenges are chosen: the counts of before. */
export interface Chooser {
  readonly personId: string
  readonly grade: Grade | undefined
  readonly counts: Counts
}

const BANDS: Readonly<Record<Grade, 0 | 1 | 2>> = { PK: 0, K: 0, '1': 1, '2': 1, '3': 2, '4': 2, '5': 2 }

interface Template {
  readonly counter: Counter
  /** For Pre-K and K, grades 1 and 2, grades 3 to 5; at level 1. Null: nothing for those. */
  readonly goals: readonly [number | null, number | null, number | null]
  /** No day or week holds more than this can ask for. */
  readonly most: number
  /** What a child has to have done before it can be asked of them: who never read aloud may have no microphone. */
  readonly after?: Counter
}

const TEMPLATES: Readonly<Record<Period, readonly Template[]>> = {
  day: [
    { counter: 'readings', goals: [1, 2, 2], most: 4 },
    { counter: 'words', goals: [20, 50, 100], most: 300 },
    { counter: 'spanish', goals: [1, 1, 1], most: 2 },
    { counter: 'english', goals: [1, 1, 1], most: 2 },
    { counter: 'rounds', goals: [1, 1, 1], most: 2 },
    // The thematic units are of K and grade 1.
    { counter: 'activities', goals: [1, 1, null], most: 3 },
    { counter: 'bilingualDays', goals: [null, 1, 1], most: 1 },
    { counter: 'accurate', goals: [1, 1, 1], most: 2, after: 'aloud' },
    { counter: 'paced', goals: [null, 1, 1], most: 2, after: 'paced' },
    { counter: 'invented', goals: [null, 1, 1], most: 1, after: 'invented' },
  ],
  week: [
    { counter: 'readings', goals: [4, 6, 8], most: 20 },
    { counter: 'words', goals: [100, 300, 600], most: 2000 },
    { counter: 'activeDays', goals: [3, 3, 4], most: 5 },
    { counter: 'english', goals: [2, 2, 3], most: 8 },
    { counter: 'rounds', goals: [3, 3, 3], most: 8 },
    { counter: 'bilingualDays', goals: [null, 2, 2], most: 4 },
    { counter: 'accurate', goals: [2, 3, 3], most: 8, after: 'aloud' },
  ],
}

/** A goal grows with the level, to twice its size at level 13; large ones in tens. */
function goalAt(start: number, level: number, most: number): number {
  const grown = start * (1 + Math.min(level - 1, 12) / 12)
  return Math.min(most, start >= 20 ? Math.round(grown / 10) * 10 : Math.round(grown))
}

/** The first day of what a day belongs to: itself, or its week’s Monday. */
export const startOf = (period: Period, day: SchoolDay): SchoolDay => (period === 'day' ? day : weekOf(day))

/** The last one. */
export const untilOf = (period: Period, start: SchoolDay): SchoolDay =>
  period === 'day' ? start : addDays(start, 6)

/** What a child is offered: of what they can do, at their level, and for each child and time something else. */
export function chooseChallenges(
  period: Period,
  start: SchoolDay,
  { personId, grade, counts }: Chooser,
): readonly Chosen[] {
  const band = BANDS[grade ?? '1']
  const level = levelAt(counts.points ?? 0)
  const drawn = ({ counter }: Template) =>
    createHash('sha256').update(`${personId} ${start} ${counter}`).digest('hex')
  return TEMPLATES[period]
    .filter(({ after }) => !after || (counts[after] ?? 0) > 0)
    .flatMap(template => {
      const goal = template.goals[band]
      return goal === null ? [] : [{ template, goal: goalAt(goal, level, template.most) }]
    })
    .sort((a, b) => drawn(a.template).localeCompare(drawn(b.template)))
    .slice(0, OFFERED[period])
    .map(({ template: { counter }, goal }) => ({ counter, goal }))
}
