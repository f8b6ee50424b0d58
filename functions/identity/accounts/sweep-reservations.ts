import { putCode } from '#functions/identity/codes/access-code-store.ts'
import type { Code } from '#functions/identity/rules/access-code.ts'
import { isToBeSwept, RESERVATION_SHARDS, withoutReservation } from '#functions/identity/rules/reservation.ts'
import { schedule } from '#functions/platform/events/schedule.ts'
import { deleteUser } from '#functions/platform/services/users.ts'
import { commit } from '#functions/platform/store/transaction.ts'
import { readStanding } from './person-store.ts'
import { beginSweep, reservationsIn } from './reservation-store.ts'

/**
 * Frees the codes of sign-ups that came to nothing. First nothing opens the half-made accounts any more, then they are
 * deleted, then the code is free: killed anywhere between, the next run goes on where this one stopped.
 */
export const handler = schedule(async at => {
  for (const shard of RESERVATION_SHARDS) {
    let after: Readonly<Record<string, unknown>> | undefined
    do {
      const { rows, next } = await reservationsIn(shard, after)
      for (const code of rows) if (isToBeSwept(code, at)) await sweep(code, at)
      after = next
    } while (after)
  }
})

async function sweep(code: Code, at: string): Promise<void> {
  // A code that changed since the index saw it is looked at again in a minute.
  const sweeping = code.sweeping ? code : await beginSweep(code, at)
  if (!sweeping) return
  for (const personId of sweeping.reservedFor ?? [])
    if (!(await readStanding(personId))) await deleteUser(personId)
  await commit({ writes: { code: putCode(withoutReservation(sweeping)) } })
}
