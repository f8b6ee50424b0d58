import * as z from 'zod/mini'
import type { Standings } from '#functions/platform/store/standings.ts'
import { Region } from '#shared/kernel/school.ts'
import { Role } from '#shared/kernel/standing.ts'

/** Where a person is reached when many are told something: ids only. */
export const Address = z.object({
  personId: z.string(),
  roles: z.array(Role),
  schoolId: z.optional(z.string()),
  region: z.optional(Region),
  groupIds: z.array(z.string()),
  /** Of a student. */
  familyIds: z.array(z.string()),
  /** Of the standings that it was made of. */
  version: z.int(),
})
export type Address = z.output<typeof Address>

/** What a person's standings make of their address. */
export function addressOf(personId: string, { person, student, version }: Standings): Address {
  const { schoolId = student?.schoolId, region = student?.region } = person ?? {}
  return {
    personId,
    roles: person?.roles ?? ['student'],
    ...(schoolId && { schoolId }),
    ...(region && { region }),
    groupIds: [...new Set([...(person?.groupIds ?? []), ...(student?.groupIds ?? [])])],
    familyIds: student?.familyIds ?? [],
    version,
  }
}

/** What stands for a region where somebody has none, and for a school. */
export const NO_REGION = 'island'
export const NO_SCHOOL = 'office'

/**
 * Where an address is found: by its region, then its school. Families have no such place: they are reached through their
 * children. Neither has whoever runs the island.
 */
export function foundBy({ personId, roles, region, schoolId }: Address) {
  if (!roles.some(role => role !== 'family' && role !== 'admin')) return {}
  return {
    addressedIn: region ?? NO_REGION,
    addressedAs: `${schoolId ?? NO_SCHOOL}#${personId}`,
  }
}
