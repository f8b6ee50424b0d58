import type { PersonStanding } from '#shared/kernel/standing.ts'
import type { Account } from './account.ts'

/** The kinds of what a school lists, as the sort keys of the index begin. */
export type Listed = 'student' | 'waiting' | 'staff' | 'group'

export const listedFirst = (kind: Listed): string => `${kind}#`

const MOST_LETTERS = 80
/** A name as it is sorted by: without accents or case. */
const sortable = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().slice(0, MOST_LETTERS)

export const listedAs = (kind: Listed, name: string, id: string): string =>
  `${listedFirst(kind)}${sortable(name)}#${id}`

interface Listing {
  readonly schoolId?: string
  readonly listedAs?: string
}

/** Where the index of regional offices lists a person who works for one. */
export const officeOf = (
  { personId, fullName }: Account,
  { roles, region }: PersonStanding,
): { readonly office?: string; readonly officeAs?: string } =>
  roles.includes('ore') && region ? { office: region, officeAs: `${sortable(fullName)}#${personId}` } : {}

/** Where the index lists a person: under the school they belong to, or wait for, once; nowhere without one. */
export function listingOf(
  { personId, fullName, unconfirmed, chosenSchoolId }: Account,
  { roles, schoolId }: PersonStanding,
): Listing {
  const at = (kind: Listed, school: string | undefined): Listing =>
    school ? { schoolId: school, listedAs: listedAs(kind, fullName, personId) } : {}
  if (roles.includes('teacher') || roles.includes('director')) return at('staff', schoolId)
  if (!roles.includes('student')) return {}
  return unconfirmed ? at('waiting', chosenSchoolId) : at('student', schoolId)
}
