import { expiry } from '#functions/platform/clock.ts'
import { DEED_DAYS } from '#functions/platform/retention.ts'
import { changeRow, getRow, queryRows, type Row } from '#functions/platform/store/rows.ts'
import { readStudentStandings } from '#functions/platform/store/standings.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { Assignment } from '#shared/assignments/schema.ts'
import { partOf } from '#shared/kernel/round-time.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { assignmentsTable } from './table.ts'

const Stored = stored(Assignment)

interface Named {
  readonly groupId: string
  readonly assignmentId: string
}
const keyOf = ({ groupId, assignmentId }: Named) =>
  key(assignmentsTable, 'assignment', { groupId, assignmentId })

/** Where it is found on the day before it is due: its group is in one of the parts in which everybody is. */
export const dueIn = (day: SchoolDay, part: number): string => `${day}#${part}`

/** It goes when the children's lines of it go. */
export const assignmentRow = (assignment: Assignment): Row => ({
  ...keyOf(assignment),
  ...assignment,
  dueIn: dueIn(assignment.dueOn, partOf(assignment.groupId)),
  expiresAt: expiry(assignment.givenAt, DEED_DAYS),
})

/** More than a group is asked for in a year. */
const MOST_OF_GROUP = 200

/** Newest first. */
export const readOfGroup = (groupId: string): Promise<readonly Assignment[]> =>
  queryRows(Stored, {
    ...prefix(assignmentsTable, 'assignment', { groupId }),
    limit: MOST_OF_GROUP,
    newestFirst: true,
  })

export const readOfGroups = async (groupIds: readonly string[]): Promise<readonly Assignment[]> =>
  (await Promise.all(groupIds.map(readOfGroup))).flat()

export const readAssignment = (named: Named): Promise<Assignment | undefined> => getRow(Stored, keyOf(named))

const STILL_ASKED = 'attribute_exists(pk) AND attribute_not_exists(withdrawnAt)'

/** Moves the day of one; undefined where there is none, or it was withdrawn. */
export const moveDueDay = (named: Named, dueOn: SchoolDay) =>
  changeRow(Stored, keyOf(named), {
    update: 'SET dueOn = :dueOn, dueIn = :dueIn',
    condition: STILL_ASKED,
    values: { ':dueOn': dueOn, ':dueIn': dueIn(dueOn, partOf(named.groupId)) },
  })

/** Withdraws one; undefined where there is none, or somebody did so before. */
export const withdraw = (named: Named, at: string) =>
  changeRow(Stored, keyOf(named), {
    update: 'SET withdrawnAt = :at',
    condition: STILL_ASKED,
    values: { ':at': at },
  })

/** Whether all of them are in a group, as identity last wrote it. */
export async function areInGroup(studentIds: readonly string[], groupId: string): Promise<boolean> {
  const standings = await readStudentStandings(studentIds)
  return standings.every(standing => standing?.groupIds.includes(groupId))
}
