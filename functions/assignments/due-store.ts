import { expiry } from '#functions/platform/clock.ts'
import { queryIndex } from '#functions/platform/store/rows.ts'
import { readStudentStandings } from '#functions/platform/store/standings.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { commit, emit, putNew } from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'
import { workDueTomorrow } from '#shared/assignments/events.ts'
import { Assignment } from '#shared/assignments/schema.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { notDoneBy } from './assignments.ts'
import { dueIn } from './assignments-store.ts'
import { readLinesOfGroup } from './given-store.ts'
import { assignmentsTable } from './table.ts'

/** Longer than a day can be moved away and back to. */
const REMINDED_DAYS = 200
/** Keys that one BatchGetItem takes. */
const STANDINGS = 100

/** Of a part of all groups, what is due on a day. The index lags a little; what has changed since is read anew. */
export async function* dueOn(day: SchoolDay, part: number): AsyncGenerator<Assignment> {
  const index = { name: 'due', ...assignmentsTable.indexes.due }
  let after: Readonly<Record<string, unknown>> | undefined
  do {
    const page = await queryIndex(stored(Assignment), { index, of: dueIn(day, part), limit: 500, after })
    yield* page.rows
    after = page.next
  } while (after)
}

/** The children of its group who have an assignment and have not done it, as identity last wrote the group. */
export async function readNotDone(assignment: Assignment): Promise<readonly string[]> {
  const { given, joined } = await readLinesOfGroup(assignment.groupId)
  const waiting = notDoneBy(assignment, given, joined)
  const inGroup: string[] = []
  for (let from = 0; from < waiting.length; from += STANDINGS) {
    const standings = await readStudentStandings(waiting.slice(from, from + STANDINGS))
    for (const standing of standings)
      if (standing?.groupIds.includes(assignment.groupId)) inGroup.push(standing.studentId)
  }
  return inGroup
}

/** Tells, once for the day that is set for it, who has not done what is due tomorrow. */
export async function tellDue(
  { assignmentId, groupId, dueOn }: Assignment,
  studentIds: readonly string[],
  at: string,
): Promise<void> {
  const reminded = {
    ...key(assignmentsTable, 'reminded', { groupId, assignmentId, dueOn }),
    expiresAt: expiry(at, REMINDED_DAYS),
  }
  await commit({
    writes: { reminded: putNew(reminded) },
    emits: [emit(workDueTomorrow, { assignmentId, groupId, dueOn, studentIds: [...studentIds] }, at)],
  })
}
