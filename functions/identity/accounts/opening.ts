import type { Grant } from '#functions/identity/rules/access-code.ts'
import type { Account } from '#functions/identity/rules/account.ts'
import { newPerson, newStudent, studentWithGrant, withGrant } from '#functions/identity/rules/grant.ts'
import type { SignUpRequest } from '#functions/identity/rules/sign-up-request.ts'
import { type Emission, emit } from '#functions/platform/store/transaction.ts'
import { standingAudited, standingChanged, studentPlaced } from '#shared/identity/events.ts'
import type { PersonStanding, StudentStanding } from '#shared/kernel/standing.ts'

/** What is written for a person who signs up. */
export interface Opening {
  readonly account: Account
  readonly person: PersonStanding
  readonly student: StudentStanding | undefined
}

interface Named {
  readonly personId: string
  readonly fullName: string
}

/** The account that a code opens: what it grants, and nothing that was wished for but a grade and a language. */
export function openingByCode(
  { personId, fullName }: Named,
  { grade, language }: Partial<SignUpRequest>,
  grant: Grant,
): Opening {
  const isStudent = grant.role === 'student'
  const student = isStudent ? studentWithGrant(newStudent(personId), grant) : undefined
  const account = {
    personId,
    fullName: (isStudent && grant.forName) || fullName,
    ...(isStudent && { grade: grant.grade ?? grade }),
    ...(grant.role !== 'family' && { schoolName: grant.schoolName }),
    language,
  }
  return { account, person: withGrant(newPerson(personId), grant), student }
}

/** The account of a student without a code: of no school until a teacher of the chosen one confirms. */
export function openingOfStudent(
  { personId, fullName }: Named,
  { grade, language, region }: Partial<SignUpRequest>,
  school?: { readonly schoolId: string; readonly schoolName: string } | undefined,
): Opening {
  const { schoolId, schoolName } = school ?? {}
  return {
    account: {
      personId,
      fullName,
      grade,
      language,
      schoolName,
      chosenSchoolId: schoolId,
      chosenRegion: region,
      unconfirmed: true,
    },
    person: withGrant(newPerson(personId), { role: 'student' }),
    student: newStudent(personId),
  }
}

/** What is told of a new account. */
export function openingEmissions(
  { account, person, student }: Opening,
  at: string,
  grant?: Grant,
): Emission[] {
  const { personId, schoolId, region } = person
  const [role] = person.roles
  const audited = { actorId: personId, role, schoolId, region }
  return [
    emit(standingChanged, { personId }, at),
    // Whose family they are from now on.
    ...(grant?.childId ? [emit(standingChanged, { personId: grant.childId }, at)] : []),
    emit(standingAudited, { ...audited, deed: 'accountOpened', subjectId: personId }, at),
    ...(grant ? [grantAudited(personId, grant, at)] : []),
    ...(student ? [emit(studentPlaced, placing(account, student), at)] : []),
  ]
}

/** For the audit: by a code, someone was given a role, or a child a family. */
export const grantAudited = (
  personId: string,
  { role, schoolId, region, childId }: Grant,
  at: string,
): Emission =>
  emit(
    standingAudited,
    role === 'family' && childId
      ? { deed: 'childClaimed', actorId: personId, subjectId: childId, role, schoolId, region }
      : { deed: 'roleGranted', actorId: personId, subjectId: personId, role, schoolId, region },
    at,
  )

export const placing = (
  { grade }: Pick<Account, 'grade'>,
  { studentId, schoolId, region, groupIds }: StudentStanding,
) => ({
  studentId,
  schoolId,
  region,
  groupIds,
  grade,
})
