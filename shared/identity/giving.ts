import type { PlaceKind } from '#shared/kernel/place.ts'
import type { Role } from '#shared/kernel/standing.ts'

/** For which roles each role makes codes, by the kind of place it makes them at. A family's codes are made for one child. */
export const GIVES: Partial<Record<Role, Partial<Record<PlaceKind, readonly Role[]>>>> = {
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
