import * as z from 'zod/mini'
import { identityTable } from '#functions/identity/table.ts'
import { getRows, queryRows, type RowKey } from '#functions/platform/store/rows.ts'
import { commit, put, remove, type Write } from '#functions/platform/store/transaction.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { enrollmentsOf, sourceOf, thingKey } from './roster-store.ts'

const Claimed = z.object({ personId: z.string() })
const Rostered = z.object({ rosterId: z.string(), schoolId: z.optional(z.string()) })

const claimedKey = (rosterId: string) => key(identityTable, 'claimed', { rosterId })
const rosteredKey = (personId: string, rosterId: string) =>
  key(identityTable, 'rostered', { personId, rosterId })

/** What the use of a code writes that was made for a line of an imported roster: from then on the line is this person. */
export function claimWrites(
  { rosterId, schoolId }: { readonly rosterId?: string | undefined; readonly schoolId?: string | undefined },
  personId: string,
): Record<string, Write> {
  if (!rosterId || !sourceOf(rosterId)) return {}
  return {
    claimed: put({ ...claimedKey(rosterId), personId }),
    rostered: put({ ...rosteredKey(personId, rosterId), rosterId, schoolId }),
  }
}

/** The accounts of those of a roster who have one. */
export async function readClaimed(rosterIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await getRows(Claimed, rosterIds.map(claimedKey))
  return new Map(rows.flatMap((row, i) => (row ? [[rosterIds[i] ?? '', row.personId] as const] : [])))
}

const MOST_LINES = 20

/** The lines of rosters that are this person. */
export const rosteredLines = (personId: string) =>
  queryRows(Rostered, { ...prefix(identityTable, 'rostered', { personId }), limit: MOST_LINES })

/** Deletes what rosters said of a person. Sent again, they are on the roster as somebody new. Gives how many rows it found. */
export async function forgetLines(personId: string): Promise<number> {
  let found = 0
  for (const { rosterId } of await rosteredLines(personId)) {
    const source = sourceOf(rosterId)
    const enrollments = source ? await enrollmentsOf(source.place, source.userId) : []
    const keys: RowKey[] = [
      ...enrollments,
      ...(source ? [thingKey(source.place, 'user', source.userId)] : []),
      claimedKey(rosterId),
      rosteredKey(personId, rosterId),
    ]
    await commit({ writes: Object.fromEntries(keys.map((one, i) => [String(i), remove(one)])) })
    found += keys.length
  }
  return found
}
