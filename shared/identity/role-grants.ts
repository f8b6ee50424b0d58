import type { PlaceKind } from '../kernel/place.ts'
import type { Role } from '../kernel/standing.ts'

/** For which roles each role makes codes, by the kind of place it makes them at. A family's codes are made for one child. */
export const MAY_ISSUE: Partial<Record<Role, Partial<Record<PlaceKind, readonly Role[]>>>> = {
  admin: {
    island: ['admin'],
    region: ['ore'],
    school: ['director', 'teacher', 'student'],
    group: ['student'],
  },
  ore: { school: ['director', 'teacher'] },
  director: { school: ['teacher', 'student'], group: ['student'] },
  teacher: { group: ['student'] },
}

const AT_A_SCHOOL = ['teacher', 'director'] as const
export const REVOCABLE = [...AT_A_SCHOOL, 'ore', 'admin'] as const

/** Which roles each role ends, of those who hold them in a place that it reaches. */
export const MAY_REVOKE: Partial<Record<Role, readonly Role[]>> = {
  admin: REVOCABLE,
  ore: AT_A_SCHOOL,
  director: ['teacher'],
}

/** How many open codes someone may have made, by the role that allows most; one that is used, ended or expired counts no more. */
export const MOST_OPEN_CODES: Partial<Record<Role, number>> = {
  admin: Number.POSITIVE_INFINITY,
  ore: 1_000,
  director: 400,
  teacher: 40,
}
