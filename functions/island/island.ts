import type { Aggregates, GroupFigures, RegionFigures, SchoolFigures } from '#shared/island/schema.ts'
import type { Region } from '#shared/kernel/school.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import type { PersonStanding } from '#shared/kernel/standing.ts'

/** What is kept of a child. Whatever comes in whatever order, and however often, ends in the same. */
export interface Child {
  readonly learnsAt?: string | undefined
  readonly groupIds: readonly string[]
  /** When that was said; empty while nothing was. */
  readonly said: string
  /** By Monday: the readings of that week. */
  readonly weeks: Readonly<Record<SchoolDay, readonly string[]>>
}

export const unknownChild: Child = { groupIds: [], said: '', weeks: {} }

/** So many weeks are kept: a reading of last week may come after this week’s first. */
const WEEKS = 2

/** A child where they learn now, unless something later is known. */
export const withPlace = (
  child: Child,
  { said, learnsAt, groupIds }: Pick<Child, 'said' | 'learnsAt' | 'groupIds'>,
): Child => (said > child.said ? { weeks: child.weeks, said, learnsAt, groupIds } : child)

/** A child who read; of weeks before the newest two nothing is kept. */
export function withReading(child: Child, week: SchoolDay, readingId: string): Child {
  const before = child.weeks[week] ?? []
  if (before.includes(readingId)) return child
  const all = { ...child.weeks, [week]: [...before, readingId].sort() }
  const newest = Object.entries(all)
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .slice(0, WEEKS)
  const weeks = Object.fromEntries(newest)
  return week in weeks ? { ...child, weeks } : child
}

export interface Counted {
  readonly students: number
  readonly readers: number
  readonly readings: number
}
export const nobody: Counted = { students: 0, readers: 0, readings: 0 }

/** A school’s children by what they read in a week, in all and by group. */
export function counted(
  children: readonly Child[],
  week: SchoolDay,
): { readonly all: Counted; readonly groups: GroupFigures[] } {
  const groupIds = [...new Set(children.flatMap(({ groupIds }) => groupIds))].sort()
  return {
    all: sum(children, week),
    groups: groupIds.map(groupId => ({
      groupId,
      ...sum(
        children.filter(child => child.groupIds.includes(groupId)),
        week,
      ),
    })),
  }
}

function sum(children: readonly Child[], week: SchoolDay): Counted {
  const read = children.map(({ weeks }) => weeks[week]?.length ?? 0)
  return {
    students: children.length,
    readers: read.filter(times => times > 0).length,
    readings: read.reduce((all, times) => all + times, 0),
  }
}

/** What was counted, in a week that may be another: nobody has read in it yet. */
export const inWeek = <C extends Counted>(figures: C, of: SchoolDay, week: SchoolDay): C =>
  of === week ? figures : { ...figures, readers: 0, readings: 0 }

/** Of fewer people no figures are given to those outside. */
export const FEWEST = 5

/**
 * What each region's schools come to together. Of a region with a few children nothing is said but that, unless whoever
 * asks is in charge of it.
 */
export function aggregates(
  all: readonly { readonly region: Region; readonly schools: readonly SchoolFigures[] }[],
  { roles, region: own }: Pick<PersonStanding, 'roles' | 'region'>,
): Omit<Aggregates, 'week'> {
  const regions = all.map(({ region, schools }) => {
    const sumOf = (of: 'groups' | keyof Counted) => schools.reduce((sum, school) => sum + school[of], 0)
    return {
      region,
      schools: schools.length,
      groups: sumOf('groups'),
      students: sumOf('students'),
      readers: sumOf('readers'),
      readings: sumOf('readings'),
    }
  })
  // Where there is nobody, nobody is told of.
  const isTold = ({ students, region }: RegionFigures) =>
    students === 0 || students >= FEWEST || region === own || roles.includes('admin')
  return {
    regions: regions.filter(isTold),
    withheld: regions.filter(figures => !isTold(figures)).map(({ region }) => region),
  }
}

/** Schools to be counted again are spread over so many partitions. */
export const SHARDS = 8
export function shardOf(schoolId: string): number {
  let sum = 0
  for (const letter of schoolId) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return sum % SHARDS
}
