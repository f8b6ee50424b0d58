import * as z from 'zod/mini'
import { type Place, type PlaceStanding, partsOf } from './place.ts'
import { Region } from './school.ts'

/** Highest first: the first role held decides the menu and the landing screen. */
export const ROLES = ['admin', 'ore', 'director', 'teacher', 'family', 'student'] as const
export const Role = z.enum(ROLES)
export type Role = z.output<typeof Role>

/** What a route reaches: nobody's records, one's own, or those of the thing its path names. */
export type Scope = 'public' | 'self' | 'student' | 'group' | 'school' | 'region' | 'place' | 'island'

/** What a person may reach, as identity last wrote it. */
export const PersonStanding = z.strictObject({
  personId: z.string(),
  roles: z.array(Role),
  schoolId: z.optional(z.string()),
  region: z.optional(Region),
  groupIds: z.array(z.string()),
  childIds: z.array(z.string()),
  /** Since when the three pictures hold that open the account; sessions begun with others are over. */
  picturesSince: z.optional(z.string()),
  /** When all sessions were ended: those begun before are over. */
  signedOutAt: z.optional(z.string()),
  /** Since when each sign-in asks for the digits of their authenticator app. */
  secondFactorSince: z.optional(z.string()),
})
export type PersonStanding = z.output<typeof PersonStanding>

/** By whom a student may be reached, as identity last wrote it. */
export const StudentStanding = z.strictObject({
  studentId: z.string(),
  schoolId: z.optional(z.string()),
  region: z.optional(Region),
  groupIds: z.array(z.string()),
  familyIds: z.array(z.string()),
})
export type StudentStanding = z.output<typeof StudentStanding>

export const highestRole = (roles: readonly Role[]): Role => ROLES.find(r => roles.includes(r)) ?? 'student'

/** Roles as a token's claim `roles` carries them: parted by spaces, because the gateway passes no lists. */
export const rolesToClaim = (roles: readonly Role[]): string => roles.join(' ')

/** The roles in a token's claim; whatever is no role is passed over. */
export function rolesOfClaim(claim: unknown): readonly Role[] {
  if (typeof claim !== 'string') return []
  return claim.split(' ').flatMap(word => {
    const role = Role.safeParse(word)
    return role.success ? [role.data] : []
  })
}

/** The roles, among those a route admits, in which this person reaches this student. */
export function reachesStudent(
  person: PersonStanding,
  student: StudentStanding,
  as: readonly Role[],
): boolean {
  return as.some(role => person.roles.includes(role) && reaches[role](person, student))
}

const same = (a: string | undefined, b: string | undefined) => a !== undefined && a === b

const reaches: Record<Role, (person: PersonStanding, student: StudentStanding) => boolean> = {
  admin: () => true,
  ore: (person, student) => same(person.region, student.region),
  director: (person, student) => same(person.schoolId, student.schoolId),
  teacher: (person, student) =>
    same(person.schoolId, student.schoolId) && student.groupIds.some(id => person.groupIds.includes(id)),
  family: (person, student) =>
    person.childIds.includes(student.studentId) && student.familyIds.includes(person.personId),
  student: (person, student) => person.personId === student.studentId,
}

/** Whether this person reaches all of a place in one of the roles a route admits. */
export const reachesPlace = (person: PersonStanding, place: PlaceStanding, as: readonly Role[]): boolean =>
  as.some(role => person.roles.includes(role) && reachesAll[role](person, place))

const reachesAll: Record<Role, (person: PersonStanding, place: PlaceStanding) => boolean> = {
  admin: () => true,
  ore: (person, place) => same(person.region, place.region),
  director: (person, place) => same(person.schoolId, place.schoolId),
  teacher: (person, place) => {
    const { kind, id } = partsOf(place.place)
    return same(person.schoolId, place.schoolId) && (kind === 'school' || person.groupIds.includes(id))
  },
  family: () => false,
  student: () => false,
}

/** Partition keys of the standing items, in identity's table; their sort key is `STANDING`. */
export const personStandingKey = (personId: string) => ({ pk: `STANDING#PERSON#${personId}`, sk: 'STANDING' })
export const studentStandingKey = (studentId: string) => ({
  pk: `STANDING#STUDENT#${studentId}`,
  sk: 'STANDING',
})
export const placeStandingKey = (place: Place) => ({ pk: `STANDING#PLACE#${place}`, sk: 'STANDING' })
/** What a function of another noun may read of identity's table: partition keys that begin so. */
export const STANDING_KEYS = 'STANDING#*'
