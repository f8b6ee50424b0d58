import type { Person } from '#functions/identity/accounts/person-store.ts'
import type { KnownSchool } from '#functions/identity/accounts/school-store.ts'
import type { Student } from '#shared/identity/schema.ts'
import type { PersonStanding, StudentStanding } from '#shared/kernel/standing.ts'
import { type Account, confirmed } from './account.ts'

/** A student as stored: the person, and by whom they may be reached, with the versions that were read. */
export interface StudentRecord extends Person {
  readonly student: StudentStanding
  readonly versions: Person['versions'] & { readonly student: number }
}

/** A student who is nothing but a student: who teaches or directs is in no class, whatever they were before. */
export const onlyLearns = ({ roles }: PersonStanding): boolean =>
  roles.includes('student') && roles.every(role => role === 'student' || role === 'family')

/** Whether a student may be put into the groups of a school. */
export const learnsAt = ({ account, standing }: Person, schoolId: string): boolean =>
  onlyLearns(standing) && standing.schoolId === schoolId && !account.unconfirmed

/** Whether a student chose this school without a code, and waits to be confirmed. */
export const waitsFor = ({ account, standing }: Person, schoolId: string): boolean =>
  onlyLearns(standing) && account.unconfirmed === true && account.chosenSchoolId === schoolId

/** Where a student learns; what is left out stays. */
type Placement = Pick<StudentStanding, 'groupIds'> & Partial<Pick<StudentStanding, 'schoolId' | 'region'>>

/**
 * A student somewhere else: both their own standing and the one by which they are reached say so. Whoever teaches too
 * keeps their own: the groups in it are those they teach.
 */
export const placed = (record: StudentRecord, where: Placement): StudentRecord => ({
  ...record,
  standing: onlyLearns(record.standing) ? { ...record.standing, ...where } : record.standing,
  student: { ...record.student, ...where },
})

/** A student whom staff put at a school: from then on they wait for nobody. */
export function atSchool(
  record: StudentRecord,
  { schoolId, region, schoolName }: KnownSchool,
  groupIds: string[],
): StudentRecord {
  const account = confirmed(record.account)
  return placed({ ...record, account: { ...account, schoolName } }, { schoolId, region, groupIds })
}

/** A student as those who teach see them. */
export const shownStudent = (
  { personId, fullName, grade, unconfirmed, hasPictures, lostEntry }: Account,
  { schoolId, groupIds }: Pick<Student, 'schoolId' | 'groupIds'>,
): Student => ({
  studentId: personId,
  fullName,
  grade,
  schoolId,
  groupIds,
  ...(unconfirmed && { unconfirmed }),
  hasPictures: hasPictures ?? false,
  ...(lostEntry && { lostEntry }),
})
