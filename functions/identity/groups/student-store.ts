import {
  personWrites,
  putStudentStanding,
  readPerson,
  readStudentRow,
} from '#functions/identity/accounts/person-store.ts'
import type { Account } from '#functions/identity/rules/account.ts'
import type { StudentRecord } from '#functions/identity/rules/student.ts'
import { identityTable } from '#functions/identity/table.ts'
import { readStudentStandings } from '#functions/platform/store/standings.ts'
import { type Emission, emit, put, remove, type Write } from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'
import { standingAudited, standingChanged, studentPlaced } from '#shared/identity/events.ts'
import type { EventBody } from '#shared/kernel/event.ts'

/** A student with the versions that were read; undefined for anyone who is none. */
export async function readStudent(studentId: string): Promise<StudentRecord | undefined> {
  const [person, row] = await Promise.all([readPerson(studentId), readStudentRow(studentId)])
  if (!person || !row) return undefined
  return { ...person, student: row.standing, versions: { ...person.versions, student: row.version } }
}

/** The groups of each of these students, at most 100. */
export async function groupsOf(studentIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  if (studentIds.length === 0) return new Map()
  const standings = await readStudentStandings(studentIds)
  return new Map(standings.flatMap(known => (known ? [[known.studentId, known.groupIds] as const] : [])))
}

/** A student's line in a group. */
export const memberRow = (
  groupId: string,
  { personId, fullName, grade, hasPictures, lostEntry, username }: Account,
) => ({
  ...key(identityTable, 'member', { groupId, studentId: personId }),
  personId,
  fullName,
  grade,
  hasPictures,
  lostEntry,
  username,
})

/** A student at their next version, for one transaction: profile, both standings and their line in each group. */
export function studentWrites(now: StudentRecord, before?: StudentRecord): Record<string, Write> {
  const { groupIds, studentId } = now.student
  const left = before?.student.groupIds.filter(id => !groupIds.includes(id)) ?? []
  return {
    ...personWrites(now),
    student: putStudentStanding(now.student, now.versions.student),
    ...Object.fromEntries([
      ...groupIds.map(id => [`in ${id}`, put(memberRow(id, now.account))]),
      ...left.map(groupId => [
        `out of ${groupId}`,
        remove(key(identityTable, 'member', { groupId, studentId })),
      ]),
    ]),
  }
}

type Audited = EventBody<typeof standingAudited>

/** What is told when a student's standing changes. */
export function studentEmissions(
  { student, account }: Pick<StudentRecord, 'student' | 'account'>,
  about: Pick<Audited, 'deed' | 'actorId' | 'groupId' | 'reason' | 'note'>,
  at: string,
): readonly Emission[] {
  const { studentId, schoolId, region, groupIds } = student
  return [
    emit(standingChanged, { personId: studentId }, at),
    emit(studentPlaced, { studentId, schoolId, region, groupIds, grade: account.grade }, at),
    emit(standingAudited, { ...about, subjectId: studentId, schoolId, region }, at),
  ]
}
