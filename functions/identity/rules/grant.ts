import { MAY_REVOKE } from '#shared/identity/role-grants.ts'
import { type PlaceStanding, partsOf } from '#shared/kernel/place.ts'
import {
  type PersonStanding,
  ROLES,
  type Role,
  reachesPlace,
  type StudentStanding,
} from '#shared/kernel/standing.ts'
import type { Grant } from './access-code.ts'

const AT_A_SCHOOL: readonly Role[] = ['teacher', 'director']
const STAFF: readonly Role[] = [...AT_A_SCHOOL, 'ore', 'admin']

const has = ({ roles }: PersonStanding, among: readonly Role[]) => roles.some(role => among.includes(role))
const joined = <T>(list: readonly T[], one: T | undefined): T[] =>
  one === undefined ? [...list] : [...new Set([...list, one])]

/** Whether a code is of any use to someone: nobody is their own family, and who works for a school is in no class. */
export const isFor = (person: PersonStanding, { role, childId }: Grant): boolean =>
  role === 'student' ? !has(person, STAFF) : childId !== person.personId

/**
 * A person's standing after a grant. Roles merge, but a standing names one school and one region, and each role reaches
 * by them: so a staff code of another school ends the roles at the one before (the newest wins), and the region stays
 * that of the regional office someone works for.
 */
export function withGrant(before: PersonStanding, grant: Grant): PersonStanding {
  const { role, schoolId, childId } = grant
  const merged = { ...before, roles: ROLES.filter(held => held === role || before.roles.includes(held)) }
  const region = before.roles.includes('ore') ? before.region : grant.region
  const stays = before.schoolId === schoolId
  switch (role) {
    case 'admin':
      return merged
    case 'ore':
      return { ...merged, region: grant.region }
    case 'family':
      return { ...merged, childIds: joined(before.childIds, childId) }
    case 'student':
      return { ...merged, schoolId, region, groupIds: joined(stays ? before.groupIds : [], grant.groupId) }
    case 'teacher':
    case 'director':
      return {
        ...merged,
        roles: merged.roles.filter(held => held === role || stays || !AT_A_SCHOOL.includes(held)),
        schoolId,
        region,
        // The groups of a student are learnt in, not taught.
        groupIds: stays && before.roles.includes('teacher') ? before.groupIds : [],
      }
  }
}

/** By whom a student may be reached after a grant: another school, or work at one, ends the groups of before. */
export function studentWithGrant(before: StudentStanding, grant: Grant): StudentStanding {
  const { role, schoolId, region, groupId } = grant
  if (role === 'family') return before
  if (role !== 'student') return { ...before, groupIds: [] }
  return {
    ...before,
    schoolId,
    region,
    groupIds: joined(before.schoolId === schoolId ? before.groupIds : [], groupId),
  }
}

/** Someone who holds nothing yet. */
export const newPerson = (personId: string): PersonStanding => ({
  personId,
  roles: [],
  groupIds: [],
  childIds: [],
})

export const newStudent = (studentId: string): StudentStanding => ({ studentId, groupIds: [], familyIds: [] })

/**
 * A person's standing without a role, and without what only that role reached by. Someone left with none is a family
 * without children: it reaches nobody, and lets them sign in and use a further code.
 */
export function withoutRole(before: PersonStanding, role: Role): PersonStanding {
  const left = before.roles.filter(held => held !== role)
  const roles: Role[] = left.length > 0 ? left : ['family']
  const atSchool = has({ ...before, roles }, [...AT_A_SCHOOL, 'student'])
  const { schoolId, region, ...rest } = before
  return {
    ...rest,
    roles,
    ...(atSchool && schoolId && { schoolId }),
    ...((atSchool || roles.includes('ore')) && region && { region }),
    groupIds: role === 'teacher' ? [] : before.groupIds,
  }
}

/** Whether someone may end a role at a place and below: in one role that both ends it and reaches the place. */
export const mayRevokeRole = (person: PersonStanding, role: Role, where: PlaceStanding): boolean =>
  person.roles.some(held => MAY_REVOKE[held]?.includes(role) === true && reachesPlace(person, where, [held]))

/** Whether someone holds a role at a place or below. `school` is where the school of their standing lies. */
export function holdsAt(
  { roles, schoolId, region }: PersonStanding,
  role: Role,
  where: PlaceStanding,
  school: PlaceStanding | undefined,
): boolean {
  if (!roles.includes(role)) return false
  const { kind, id } = partsOf(where.place)
  const atSchool = AT_A_SCHOOL.includes(role)
  if (kind === 'island') return true
  if (kind === 'region') return (atSchool ? school?.region : role === 'ore' ? region : undefined) === id
  return kind === 'school' && atSchool && schoolId === id
}
