import * as z from 'zod/mini'
import { expiry } from '#functions/platform/clock.ts'
import { tell } from '#functions/platform/events/tell.ts'
import { DEED_DAYS } from '#functions/platform/retention.ts'
import { changeRow, putVersioned, queryIndex, queryRows, type Row } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { retryOnConflict } from '#functions/platform/store/transaction.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { workNoted } from '#shared/assignments/live.ts'
import { type Assignment, Given, Joined, type Result } from '#shared/assignments/schema.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { askingFor, type Done, withResult } from './assignments.ts'
import { readOfGroups } from './assignments-store.ts'
import { assignmentsTable } from './table.ts'

/** More than a child is given in thirteen months, and than a page of a group's lines holds. */
const MOST_LINES = 2000

const StoredGiven = stored(Given, { version: z.int() })

interface Line {
  readonly studentId: string
  readonly results: readonly Result[]
  readonly version: number
}

/** A child's line of an assignment: in the index of the group, and gone when the assignment goes. */
const givenRow = ({ assignmentId, groupId, givenAt }: Assignment, line: Line) => ({
  ...key(assignmentsTable, 'given', { studentId: line.studentId, assignmentId }),
  ...line,
  assignmentId,
  groupId,
  lineOf: `GIVEN#${assignmentId}#${line.studentId}`,
  expiresAt: expiry(givenAt, DEED_DAYS),
})

/** What a child is given by name, with nothing done yet. */
export const newLine = (studentId: string, assignment: Assignment): Row =>
  givenRow(assignment, { studentId, results: [], version: 1 })

export const readGiven = (studentId: string) =>
  queryRows(StoredGiven, { ...prefix(assignmentsTable, 'given', { studentId }), limit: MOST_LINES })

const JoinedGroup = z.object({ groupId: z.string(), joinedOn: z.string() })

/** On which day a child came into each of their groups, as far as it was told. */
export async function readJoined(studentId: string): Promise<ReadonlyMap<string, SchoolDay>> {
  const rows = await queryRows(JoinedGroup, {
    ...prefix(assignmentsTable, 'joined', { studentId }),
    limit: MOST_LINES,
  })
  return new Map(rows.map(({ groupId, joinedOn }) => [groupId, joinedOn]))
}

/** Notes that a child is in a group: the earliest day told stays, in any order. Later than any assignment is kept, nobody asks. */
export const noteJoined = (studentId: string, groupId: string, at: string, joinedOn: SchoolDay) =>
  changeRow(stored(Joined), key(assignmentsTable, 'joined', { studentId, groupId }), {
    update:
      'SET joinedOn = :on, studentId = :student, groupId = :group, lineOf = :line, expiresAt = :expires',
    condition: 'attribute_not_exists(pk) OR joinedOn > :on',
    values: {
      ':on': joinedOn,
      ':student': studentId,
      ':group': groupId,
      ':line': `JOINED#${studentId}`,
      ':expires': expiry(at, DEED_DAYS),
    },
  })

/** What the children of a group have done of all that it was asked for, and when they came. */
export async function readLinesOfGroup(groupId: string) {
  const [given, joined] = await Promise.all([
    readIndex(stored(Given), groupId, 'GIVEN#'),
    readIndex(stored(Joined), groupId, 'JOINED#'),
  ])
  return { given, joined }
}

async function readIndex<T>(schema: z.ZodMiniType<T>, groupId: string, begins: string): Promise<T[]> {
  const index = { name: 'group', ...assignmentsTable.indexes.group }
  const found: T[] = []
  let after: Readonly<Record<string, unknown>> | undefined
  do {
    const page = await queryIndex(schema, { index, of: groupId, begins, limit: MOST_LINES, after })
    found.push(...page.rows)
    after = page.next
  } while (after)
  return found
}

/** Notes something done with each assignment that asks for it: once, however often it is told. Whoever gave it is told. */
export async function noteDone(studentId: string, groupIds: readonly string[], done: Done): Promise<void> {
  const assignments = await readOfGroups(groupIds)
  await retryOnConflict(async () => {
    const lines = new Map((await readGiven(studentId)).map(line => [line.assignmentId, line]))
    for (const assignment of askingFor(done, assignments, id => lines.has(id))) {
      const line = lines.get(assignment.assignmentId)
      const before = line?.results ?? []
      const results = withResult(before, done.result)
      if (JSON.stringify(results) === JSON.stringify(before)) continue
      const version = line?.version ?? 0
      const row = givenRow(assignment, { studentId, results, version: version + 1 })
      const told = { ...row, ...tell(assignment.givenBy, workNoted) }
      if (!(await putVersioned(told, version))) return undefined
    }
    return true
  })
}
