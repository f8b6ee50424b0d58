import { FullName } from '#shared/identity/schema.ts'
import type { Grade, Language, Region } from '#shared/kernel/school.ts'
import type { Role } from '#shared/kernel/standing.ts'
import type { SignUpMetadata } from '#web/lib/auth-actions.ts'
import type { SignUpFailure } from '#web/lib/auth-failures.ts'
import { isWhole, lettersOf } from '../codes/typed-code.ts'
import { isLongEnough } from './password-advice.ts'

/** Something before and after one `@`, with a dot after it: the server knows the rest. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())

/** The account types in the order in which they are offered. */
export const ACCOUNT_TYPES = [
  'student',
  'teacher',
  'director',
  'ore',
  'family',
  'admin',
] as const satisfies Role[]
export const accountTypeNamed = (name: string | null): Role | undefined =>
  ACCOUNT_TYPES.find(type => type === name)

/** A school that is not in the list. */
export const OTHER_SCHOOL = 'other'

/** A sign-up as far as it is filled in. */
export interface Draft {
  readonly accountType: Role
  readonly fullName: string
  readonly email: string
  readonly password: string
  readonly code: string
  readonly grade?: Grade | undefined
  readonly region?: Region | undefined
  /** An id of the list, or `OTHER_SCHOOL`. */
  readonly school?: string | undefined
}

export type Problem =
  | 'shortName'
  | 'oddName'
  | 'invalidEmail'
  | 'shortPassword'
  | 'gradeNeeded'
  | `${Exclude<Role, 'student'>}CodeNeeded`
  | 'codeInvalid'
  | 'familyCodeInvalid'
  | 'regionNeeded'
  | 'schoolNeeded'

type Asked = 'fullName' | 'email' | 'password' | 'grade' | 'code' | 'region' | 'school'
export type Problems = Readonly<Partial<Record<Asked, Problem>>>

/** The field beside which a refusal is told, until something else stands in it; none where the whole is refused. */
export const fieldRefused: Readonly<Partial<Record<SignUpFailure, 'code' | 'password' | 'email'>>> = {
  codeInvalid: 'code',
  familyCodeInvalid: 'code',
  passwordRefused: 'password',
  emailRefused: 'email',
}

/** What stands in the way of opening this account, by field; empty when nothing does. */
export function problemsOf(draft: Draft): Problems {
  const { accountType, fullName, email, password } = draft
  return {
    ...nameProblem(fullName),
    ...(!isEmail(email) && { email: 'invalidEmail' }),
    ...(!isLongEnough(password) && { password: 'shortPassword' }),
    ...codeProblem(draft),
    ...(accountType === 'student' && studentProblems(draft)),
  }
}

function nameProblem(fullName: string): Problems {
  if (FullName.safeParse(fullName).success) return {}
  return { fullName: fullName.trim().length < 2 ? 'shortName' : 'oddName' }
}

function codeProblem({ accountType, code }: Draft): Problems {
  const isFamily = accountType === 'family'
  if (lettersOf(code) === '') {
    if (accountType === 'student') return {}
    return { code: `${accountType}CodeNeeded` }
  }
  return isWhole(code) ? {} : { code: isFamily ? 'familyCodeInvalid' : 'codeInvalid' }
}

const studentProblems = (draft: Draft): Problems => ({
  ...(!draft.grade && { grade: 'gradeNeeded' }),
  ...(asksForSchool(draft) && !draft.region && { region: 'regionNeeded' }),
  ...(asksForSchool(draft) && draft.region && !draft.school && { school: 'schoolNeeded' }),
})

/** A student's code says the school; without one the student says it. */
export const asksForSchool = ({ accountType, code }: Draft): boolean =>
  accountType === 'student' && lettersOf(code) === ''

/** What identity is told about the account: nothing that was typed for another type of it. */
export function metadataOf(draft: Draft, language: Language): SignUpMetadata {
  const { accountType, code, grade, region, school } = draft
  return {
    accountType,
    language,
    ...(lettersOf(code) !== '' && { code: lettersOf(code) }),
    ...(accountType === 'student' && { grade }),
    ...(asksForSchool(draft) && { region, ...(school !== OTHER_SCHOOL && { schoolId: school }) }),
  }
}
