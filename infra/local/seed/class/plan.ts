import { addDays, type SchoolDay, schoolDay, timeOfDay, weekOf } from '#shared/kernel/school-day.ts'

/** Which weeks a class has lived, and how many children are in it. */
export interface Plan {
  /** The Monday of the week in which it is looked at. */
  readonly monday: SchoolDay
  /** Weeks before that one. */
  readonly weeks: number
  readonly children: number
}

export const EIGHT_WEEKS = { weeks: 8, children: 24 }
/** August to May. */
export const YEAR = { weeks: 40, children: 30 }

export const planFor = (size: typeof EIGHT_WEEKS, now: string): Plan => ({
  ...size,
  monday: weekOf(schoolDay(now)),
})

/** The class reads at school between these, on the island. */
export const MORNING = { from: '08:00', to: '10:00' }
/** Some read at home too. */
export const EVENING = '18:00'

/**
 * The Friday before the week in which it is looked at, then that week's school days and the Saturday, when the week is
 * reported: rows are kept as of each.
 */
export const snapshots = ({ monday }: Pick<Plan, 'monday'>): readonly SchoolDay[] => [
  addDays(monday, -3),
  ...Array.from({ length: 6 }, (_, day) => addDays(monday, day)),
]

/** Which of the snapshots is the newest that is over by now: what would have happened later has not. */
export function snapshotAt(plan: Pick<Plan, 'monday'>, now: string): number {
  const today = schoolDay(now)
  const isOver = (day: SchoolDay) => day < today || (day === today && timeOfDay(now) >= MORNING.to)
  return Math.max(0, snapshots(plan).findLastIndex(isOver))
}

/** The days on which a class reads: Monday to Friday. */
export const schoolDaysOf = ({ monday, weeks }: Plan): readonly { day: SchoolDay; week: number }[] =>
  Array.from({ length: weeks + 1 }, (_, week) =>
    Array.from({ length: 5 }, (_, day) => ({ day: addDays(monday, 7 * (week - weeks) + day), week })),
  ).flat()
