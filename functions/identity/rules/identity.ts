import { type Place, type PlaceKind, partsOf } from '#shared/kernel/place.ts'
import {
  highestRole,
  type PersonStanding,
  rolesToClaim,
  type StudentStanding,
} from '#shared/kernel/standing.ts'

/** The standing of an account that opened without a code: a student of no school until a teacher confirms. */
export function standingOfNewStudent(personId: string): { person: PersonStanding; student: StudentStanding } {
  return {
    person: { personId, roles: ['student'], groupIds: [], childIds: [] },
    student: { studentId: personId, groupIds: [], familyIds: [] },
  }
}

/** The claims that an ID token carries for the menus. Nothing authorizes by them beyond one's own records. */
export function claimsOf(standing: PersonStanding): Record<string, string> {
  return {
    roles: rolesToClaim(standing.roles),
    ...(standing.schoolId && { schoolId: standing.schoolId }),
    ...(standing.region && { region: standing.region }),
  }
}

/** The user attributes that mirror a standing, for display in the user pool's console only. */
export const mirrorOf = (standing: PersonStanding): Record<string, string> => ({
  'custom:role': highestRole(standing.roles),
  'custom:schoolId': standing.schoolId ?? '',
  'custom:region': standing.region ?? '',
})

/** Whether a person is one of a place's people. Families belong to none: they are linked to a child. */
export function belongsTo(standing: PersonStanding, place: Place): boolean {
  const { kind, id } = partsOf(place)
  const is: Record<PlaceKind, boolean> = {
    island: true,
    region: standing.region === id,
    school: standing.schoolId === id,
    group: standing.groupIds.includes(id),
  }
  return is[kind]
}
