import { MAY_ISSUE, MAY_REVOKE, REVOCABLE } from '#shared/identity/role-grants.ts'
import { type Place, type PlaceKind, placeAt } from '#shared/kernel/place.ts'
import type { Region } from '#shared/kernel/school.ts'
import { highestRole, ROLES, type Role } from '#shared/kernel/standing.ts'
import type { Person } from '#web/lib/session.ts'

/** How far down a place is chosen: each level lies within the one before. */
export interface Chosen {
  readonly region?: Region | undefined
  readonly schoolId?: string | undefined
  readonly groupId?: string | undefined
}

/** The levels that each role chooses at; above them its own standing says where it is. */
const LEVELS: Partial<Record<Role, readonly (keyof Chosen)[]>> = {
  admin: ['region', 'schoolId', 'groupId'],
  ore: ['schoolId'],
  director: ['groupId'],
  teacher: ['groupId'],
}
export const levelsOf = (roles: readonly Role[]): readonly (keyof Chosen)[] =>
  LEVELS[highestRole(roles)] ?? []

/** What somebody begins with: their own region and school. */
export function ownPlace({ roles, region, schoolId }: Pick<Person, 'roles' | 'schoolId'> & Chosen): Chosen {
  const role = highestRole(roles)
  if (role === 'admin') return {}
  return role === 'ore' ? { region } : { region, schoolId }
}

/** The place meant, and of what kind. */
export function placeOf({ region, schoolId, groupId }: Chosen): {
  readonly place: Place
  readonly kind: PlaceKind
} {
  if (groupId) return { place: placeAt('group', groupId), kind: 'group' }
  if (schoolId) return { place: placeAt('school', schoolId), kind: 'school' }
  return region ? { place: placeAt('region', region), kind: 'region' } : { place: 'island', kind: 'island' }
}

/** For which roles somebody makes codes at such a place; the server decides by the same rule, place by place. */
export const issuableAt = (roles: readonly Role[], kind: PlaceKind): readonly Role[] =>
  MAY_ISSUE[highestRole(roles)]?.[kind] ?? []

/** Whether somebody stands above another, who may have forgotten a password. */
export const isAbove = (roles: readonly Role[], others: readonly Role[]): boolean =>
  ROLES.indexOf(highestRole(roles)) < ROLES.indexOf(highestRole(others))

/** Which roles of another somebody may end; the server decides by the same rule, place by place. */
export const revocableAmong = (roles: readonly Role[], held: readonly Role[]) =>
  REVOCABLE.filter(role => held.includes(role) && roles.some(own => MAY_REVOKE[own]?.includes(role)))
