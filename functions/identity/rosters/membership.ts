import {
  putExpected,
  putGroup,
  readChild,
  readGroup,
  removeExpected,
} from '#functions/identity/groups/group-store.ts'
import { readStudent, studentEmissions, studentWrites } from '#functions/identity/groups/student-store.ts'
import { readTeachers, teacherEmissions, teacherWrites } from '#functions/identity/groups/teacher-store.ts'
import { resized } from '#functions/identity/rules/group.ts'
import { placed } from '#functions/identity/rules/student.ts'
import type { ImportPass } from '#functions/platform/import/kind.ts'
import { commit, emit, retryOnConflict, type Write } from '#functions/platform/store/transaction.ts'
import { standingAudited } from '#shared/identity/events.ts'
import type { Expected, Group } from '#shared/identity/group.ts'
import type { EnrollmentRecord } from '../rules/roster-records.ts'
import { putAwaited, readAwaited } from './awaited-teacher-store.ts'
import { readClaimed } from './claims.ts'
import { groupIdOf, rosterIdOf } from './roster-store.ts'

// One person in one group. Whoever has no account yet is expected: a child on the group's roster, a teacher at the school.

type Writes = Readonly<Record<string, Write>>
/** `stale`: what was to be written with it is no longer as it was read. */
type Outcome = 'done' | 'full' | 'stale'

interface Moved {
  readonly writes: Writes
  readonly emits?: Parameters<typeof commit>[0]['emits']
}

/** What a name's change writes in a group, if its child is still expected there. */
export async function renamed(
  place: string,
  { classId }: EnrollmentRecord,
  child: Expected,
): Promise<Writes> {
  const groupId = groupIdOf(place, classId)
  if (!(await readChild(groupId, child.rosterId))) return {}
  return { [`child ${groupId}`]: { ...putExpected(groupId, child), condition: 'attribute_exists(pk)' } }
}

/** Puts someone into the group of a class, with what else is written then. */
export const join = (
  enrollment: EnrollmentRecord,
  person: Omit<Expected, 'rosterId'>,
  also: Writes,
  pass: ImportPass,
): Promise<Outcome> => move(enrollment, person, also, pass)

/** Takes someone out of the group of a class, with what else is written then. */
export const leave = (enrollment: EnrollmentRecord, also: Writes, pass: ImportPass): Promise<Outcome> =>
  move(enrollment, undefined, also, pass)

function move(
  { classId, userId, role }: EnrollmentRecord,
  person: Omit<Expected, 'rosterId'> | undefined,
  also: Writes,
  pass: ImportPass,
): Promise<Outcome> {
  const groupId = groupIdOf(pass.place, classId)
  const rosterId = rosterIdOf(pass.place, userId)
  return retryOnConflict(async () => {
    const found = await readGroup(groupId)
    const personId = (await readClaimed([rosterId])).get(rosterId)
    const moved =
      found &&
      (role === 'teacher'
        ? await teacherMoved(found, personId, person && { ...person, rosterId }, rosterId, pass)
        : personId
          ? await studentMoved(found, personId, person !== undefined, pass)
          : await childMoved(found, person && { ...person, rosterId }, rosterId))
    if (moved === 'full') return 'full'
    const emits = found ? [...(moved?.emits ?? []), groupAudited(found.group, pass)] : []
    const failed = await commit<string>({ writes: { ...moved?.writes, ...also }, emits })
    if (Object.keys(also).some(name => failed.has(name))) return 'stale'
    return failed.size === 0 ? 'done' : undefined
  })
}

interface FoundGroup {
  readonly group: Group
  readonly version: number
}

export const groupAudited = ({ groupId, schoolId }: Group, { openedBy, at }: ImportPass) =>
  emit(standingAudited, { deed: 'groupChanged', actorId: openedBy, subjectId: groupId, schoolId }, at)

async function childMoved(
  { group, version }: FoundGroup,
  child: Expected | undefined,
  rosterId: string,
): Promise<Moved | 'full'> {
  const isThere = (await readChild(group.groupId, rosterId)) !== undefined
  if (isThere === (child !== undefined)) return { writes: {} }
  const now = child ? resized(group, 1) : resized(group, -1)
  if (!now) return 'full'
  const line = child ? putExpected(group.groupId, child) : removeExpected(group.groupId, rosterId)
  return { writes: { group: putGroup(now, version), child: line } }
}

async function studentMoved(
  { group, version }: FoundGroup,
  studentId: string,
  joins: boolean,
  { openedBy, at }: ImportPass,
): Promise<Moved | 'full'> {
  const before = await readStudent(studentId)
  const isThere = before?.student.groupIds.includes(group.groupId) === true
  if (!before || isThere === joins || before.student.schoolId !== group.schoolId) return { writes: {} }
  const resizedGroup = joins ? resized(group, 1) : resized(group, -1)
  if (!resizedGroup) return 'full'
  const others = before.student.groupIds.filter(id => id !== group.groupId)
  const now = placed(before, { groupIds: joins ? [...others, group.groupId] : others })
  return {
    writes: { group: putGroup(resizedGroup, version), ...studentWrites(now, before) },
    emits: studentEmissions(now, { deed: 'groupChanged', actorId: openedBy, groupId: group.groupId }, at),
  }
}

async function teacherMoved(
  { group, version }: FoundGroup,
  personId: string | undefined,
  teacher: Expected | undefined,
  rosterId: string,
  { at }: ImportPass,
): Promise<Moved> {
  const { groupId, schoolId } = group
  if (personId) {
    const others = group.teacherIds.filter(id => id !== personId)
    const now = { ...group, teacherIds: teacher ? [...others, personId] : others }
    const teachers = await readTeachers([personId])
    return {
      writes: { group: putGroup(now, version), ...teacherWrites(teachers, now) },
      emits: teacherEmissions(teachers, now, at),
    }
  }
  const awaited = await readAwaited(schoolId, rosterId)
  const fullName = teacher?.fullName ?? awaited?.fullName
  if (!fullName) return { writes: {} }
  const others = awaited?.groupIds.filter(id => id !== groupId) ?? []
  const read = awaited?.version ?? 0
  const now = { rosterId, fullName, groupIds: teacher ? [...others, groupId] : others }
  return { writes: { teacher: putAwaited(schoolId, now, read) } }
}
