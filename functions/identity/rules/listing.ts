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

/** The office of whoever works for the whole island. */
export const DEPARTMENT = 'island'

/** Where the index of offices lists a person: with the department, or with the regional office that they work for. */
export const officeOf = (
  { personId, fullName }: Account,
  { roles, region }: PersonStanding,
): { readonly office?: string; readonly officeAs?: string } => {
  const office = roles.includes('admin') ? DEPARTMENT : roles.includes('ore') ? region : undefined
  return office ? { office, officeAs: `${sortable(fullName)}#${personId}` } : {}
}

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
