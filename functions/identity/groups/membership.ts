import { claimWrites } from '#functions/identity/rosters/claims.ts'
import type { Grant } from '#functions/identity/rules/access-code.ts'
import type { Account } from '#functions/identity/rules/account.ts'
import { identityTable } from '#functions/identity/table.ts'
import { put, remove, type Write } from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'
import { MOST_CHILDREN } from '#shared/identity/group.ts'
import { removeExpected } from './group-store.ts'
import { memberRow } from './student-store.ts'

/** A group that was not read has so many children more; one that closed or is full takes nobody. */
export const resized = (groupId: string, by: number): Write => ({
  row: key(identityTable, 'group', { groupId }),
  update: 'SET students = students + :by, version = version + :one',
  condition: by > 0 ? 'active = :yes AND students < :most' : 'attribute_exists(pk)',
  values: { ':by': by, ':one': 1, ...(by > 0 && { ':yes': true, ':most': MOST_CHILDREN }) },
})

type Joining = Pick<Grant, 'groupId' | 'rosterId' | 'schoolId'>

/**
 * What is written beside a student's standing when a code moves them from some groups to others. A child of a roster
 * was counted before.
 */
export function membershipWrites(
  account: Account,
  before: readonly string[],
  after: readonly string[],
  { groupId, rosterId, schoolId }: Joining,
): Partial<Record<string, Write>> {
  const { personId: studentId } = account
  const left = before.filter(id => !after.includes(id))
  const joins = after.filter(id => !before.includes(id))
  return {
    ...Object.fromEntries([
      ...joins.map(id => [`in ${id}`, put(memberRow(id, account))]),
      ...left.map(id => [`out of ${id}`, remove(key(identityTable, 'member', { groupId: id, studentId }))]),
      ...left.map(id => [`without ${id}`, resized(id, -1)]),
    ]),
    ...(groupId && { group: resized(groupId, (joins.includes(groupId) ? 1 : 0) - (rosterId ? 1 : 0)) }),
    ...(groupId && rosterId && { roster: removeExpected(groupId, rosterId) }),
    ...claimWrites({ rosterId, schoolId }, studentId),
  }
}

/** A grant after writing it failed: whose child left the roster joins without it; whose group takes nobody, the school. */
export function withoutFailed<G extends Joining>(grant: G, failed: ReadonlySet<string>): G {
  const { rosterId, groupId, ...rest } = grant
  if (failed.has('group')) return rest as G
  return failed.has('roster') ? ({ ...rest, groupId } as G) : grant
}
