import { schedule } from '#functions/platform/events/schedule.ts'
import { log, measure } from '#functions/platform/log.ts'
import { allBalances, readAmounts, readBalance } from './coins-store.ts'
import { discrepancyOf } from './rules/reconciliation.ts'

/** So often a ledger is read anew that moves while it is read. */
const TRIES = 5

/** Proves for everybody that their balance is the sum of their lines, and reports the rest. */
export const handler = schedule(async () => {
  let [people, unbalanced] = [0, 0]
  for await (const { personId } of allBalances()) {
    people++
    const discrepancy = await compare(personId)
    if (!discrepancy) continue
    unbalanced++
    log('error', 'a balance is not the sum of its lines', { personId, ...discrepancy })
  }
  measure('compared', { people: [people, 'Count'], unbalanced: [unbalanced, 'Count'] })
})

async function compare(personId: string) {
  for (let tried = 1; ; tried++) {
    const before = await readBalance(personId)
    const amounts = await readAmounts(personId)
    const { version } = await readBalance(personId)
    // What was paid in between is in one and not in the other.
    if (version === before.version || tried === TRIES) return discrepancyOf(before.balance, amounts)
  }
}
