import type { PlaceStanding } from '#shared/kernel/place.ts'
import type { PersonStanding, Role } from '#shared/kernel/standing.ts'
import { holdsAt, mayRevokeRole } from './grant.ts'

/** For whom a second factor is: not for children, nor for their families. */
const worksAs = ({ roles }: PersonStanding): readonly Role[] =>
  roles.filter(role => role !== 'student' && role !== 'family')

/**
 * Whether someone may take the second factor from somebody who works at a place: whoever may end each of the roles that
 * they work in; nobody their own, which would make one factor of two.
 */
export function mayRemoveFactor(
  actor: PersonStanding,
  person: PersonStanding,
  where: PlaceStanding,
  school: PlaceStanding | undefined,
): boolean {
  const roles = worksAs(person)
  return (
    actor.personId !== person.personId &&
    roles.every(role => mayRevokeRole(actor, role, where)) &&
    roles.some(role => holdsAt(person, role, where, school))
  )
}
