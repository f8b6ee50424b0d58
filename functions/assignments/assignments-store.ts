import * as z from 'zod/mini'
import { expiry } from '#functions/platform/clock.ts'
import { DEED_DAYS } from '#functions/platform/retention.ts'
import {
  changeRow,
  getRows,
  getStandings,
  putNew as putNewRow,
  queryIndex,
  queryRows,
  type Row,
} from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { commit, putVersion, retryOnConflict, type Write } from '#functions/platform/store/transaction.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { Assignment, Given } from '#shared/assignments/schema.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { StudentStanding, studentStandingKey } from '#shared/kernel/standing.ts'
import { type Done, nameOf, withResult } from './assignments.ts'
import { assignmentsTable } from './table.ts'

const Stored = stored(Assignment)

interface Named {
  readonly groupId: string
  readonly assignmentId: string
}
const keyOf = ({ groupId, assignmentId }: Named) =>
  key(assignmentsTable, 'assignment', { groupId, assignmentId })

export const assignmentRow = (assignment: Assignment): Row => ({ ...keyOf(assignment), ...assignment })

/** More than a group is asked for in a year, and more than a child is. */
const MOST_OF_GROUP = 200
const MOST_GIVEN = 2000

/** Newest first. */
export const readOfGroup = (groupId: string): Promise<readonly Assignment[]> =>
  queryRows(Stored, {
    ...prefix(assignmentsTable, 'assignment', { groupId }),
    limit: MOST_OF_GROUP,
    newestFirst: true,
  })

/** Those of these that are there still. */
export const readNamed = async (named: readonly Named[]): Promise<readonly Assignment[]> =>
  named.length === 0 ? [] : (await getRows(Stored, named.map(keyOf))).flatMap(one => one ?? [])

/** Moves the day of one; undefined where there is none. */
export const moveDueDay = (named: Named, dueOn: SchoolDay) =>
  changeRow(Stored, keyOf(named), {
    update: 'SET dueOn = :dueOn',
    condition: 'attribute_exists(pk)',
    values: { ':dueOn': dueOn },
  })

/** Withdraws one; of two who do so at once, the first has done it. */
export const withdrawal = (named: Named, at: string): Write => ({
  row: keyOf(named),
  update: 'SET withdrawnAt = if_not_exists(withdrawnAt, :at)',
  condition: 'attribute_exists(pk)',
  values: { ':at': at },
})

const StoredGiven = stored(Given, {
  groupId: z.string(),
  name: z.string(),
  givenAt: z.string(),
  version: z.int(),
})

/** A child's line: in the index of the group, and gone with the deeds that it tells of. */
const lineOf = (line: z.output<typeof StoredGiven>) => ({
  ...key(assignmentsTable, 'given', line),
  ...line,
  givenTo: `${line.assignmentId}#${line.studentId}`,
  expiresAt: expiry(line.givenAt, DEED_DAYS),
})

/** What a child is given, with nothing done yet. */
export const givenRow = (studentId: string, { assignmentId, groupId, work, givenAt }: Assignment): Row =>
  lineOf({ studentId, assignmentId, groupId, name: nameOf(work), givenAt, results: [], version: 1 })

/** Gives it to a child who joined; one who has it keeps what they did. */
export const giveTo = (studentId: string, assignment: Assignment): Promise<boolean> =>
  putNewRow(givenRow(studentId, assignment))

export const readGiven = (studentId: string) =>
  queryRows(StoredGiven, { ...prefix(assignmentsTable, 'given', { studentId }), limit: MOST_GIVEN })

/** What the children of a group have done, of all that it was given. */
export async function readGivenToGroup(groupId: string): Promise<readonly Given[]> {
  const index = { name: 'group', ...assignmentsTable.indexes.group }
  const found: Given[] = []
  let after: Readonly<Record<string, unknown>> | undefined
  do {
    const page = await queryIndex(stored(Given), { index, of: groupId, limit: MOST_GIVEN, after })
    found.push(...page.rows)
    after = page.next
  } while (after)
  return found
}

/** Notes something done with each assignment that asks for it: once, however often it is told. */
export async function noteDone(studentId: string, { name, result }: Done): Promise<void> {
  await retryOnConflict(async () => {
    const asking = (await readGiven(studentId)).filter(
      given => given.name === name && given.givenAt <= result.at,
    )
    for (const given of asking) {
      const results = withResult(given.results, result)
      if (JSON.stringify(results) === JSON.stringify(given.results)) continue
      const line = lineOf({ ...given, results, version: given.version + 1 })
      const failed = await commit({ writes: { given: putVersion(line, given.version) } })
      if (failed.size > 0) return undefined
    }
    return true
  })
}

const StudentRow = z.object({ standing: StudentStanding })

/** Whether all of them are in a group, as identity last wrote it. */
export async function areInGroup(studentIds: readonly string[], groupId: string): Promise<boolean> {
  const rows = await getStandings(studentIds.map(studentStandingKey))
  return rows.every(row => row && StudentRow.parse(row).standing.groupIds.includes(groupId))
}
