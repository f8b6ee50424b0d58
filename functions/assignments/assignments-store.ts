import * as z from 'zod/mini'
import { expiry } from '#functions/platform/clock.ts'
import { DEED_DAYS } from '#functions/platform/retention.ts'
import { changeRow, getRow, getStandings, queryRows, type Row } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { Assignment } from '#shared/assignments/schema.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { StudentStanding, studentStandingKey } from '#shared/kernel/standing.ts'
import { assignmentsTable } from './table.ts'

const Stored = stored(Assignment)

interface Named {
  readonly groupId: string
  readonly assignmentId: string
}
const keyOf = ({ groupId, assignmentId }: Named) =>
  key(assignmentsTable, 'assignment', { groupId, assignmentId })

/** It goes when the children's lines of it go. */
export const assignmentRow = (assignment: Assignment): Row => ({
  ...keyOf(assignment),
  ...assignment,
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
    update: 'SET dueOn = :dueOn',
    condition: STILL_ASKED,
    values: { ':dueOn': dueOn },
  })

/** Withdraws one; undefined where there is none, or somebody did so before. */
export const withdraw = (named: Named, at: string) =>
  changeRow(Stored, keyOf(named), {
    update: 'SET withdrawnAt = :at',
    condition: STILL_ASKED,
    values: { ':at': at },
  })

const StudentRow = z.object({ standing: StudentStanding })

/** Whether all of them are in a group, as identity last wrote it. */
export async function areInGroup(studentIds: readonly string[], groupId: string): Promise<boolean> {
  const rows = await getStandings(studentIds.map(studentStandingKey))
  return rows.every(row => row && StudentRow.parse(row).standing.groupIds.includes(groupId))
}
