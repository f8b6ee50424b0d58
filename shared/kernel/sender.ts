import { type PlaceStanding, partsOf } from './place.ts'
import type { PersonStanding } from './standing.ts'

/** Who may tell others something, the highest first. */
export const SENDERS = ['admin', 'ore', 'director', 'teacher'] as const
export type Sender = (typeof SENDERS)[number]

/**
 * As what somebody may tell a place something, as the highest they can: who teaches, their own groups alone and never a
 * whole school; a director their school and its groups; a regional office what lies in its region; who runs the island, all.
 */
export function senderIn(person: PersonStanding, where: PlaceStanding): Sender | undefined {
  return SENDERS.find(role => person.roles.includes(role) && tells[role](person, where))
}

const same = (a: string | undefined, b: string | undefined) => a !== undefined && a === b

const tells: Record<Sender, (person: PersonStanding, where: PlaceStanding) => boolean> = {
  admin: () => true,
  ore: (person, where) => same(person.region, where.region),
  director: (person, where) => same(person.schoolId, where.schoolId),
  teacher: (person, where) => {
    const { kind, id } = partsOf(where.place)
    return kind === 'group' && same(person.schoolId, where.schoolId) && person.groupIds.includes(id)
  },
}
