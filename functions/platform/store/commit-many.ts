import { commit, type Emission, type Transaction } from './transaction.ts'

/** The most items that one TransactWriteItems takes. */
const ITEMS = 100
/** Transactions on their way at once. */
const AT_ONCE = 4

/**
 * Commits many small transactions, each wholly or not at all, several in one call where that goes. Gives for each the
 * names of the writes whose condition failed. No two may write the same row.
 */
export async function commitMany<Name extends string>(
  transactions: readonly Transaction<Name>[],
): Promise<readonly ReadonlySet<Name>[]> {
  const failed: ReadonlySet<Name>[] = []
  const calls = groups(transactions)
  const work = async () => {
    for (let call = calls.pop(); call; call = calls.pop()) {
      const together = joined(call.map(({ transaction }) => transaction))
      const all = call.length > 1 && (await commit(together)).size === 0
      for (const { transaction, place } of call) failed[place] = all ? new Set() : await commit(transaction)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return failed
}

interface Placed<Name extends string> {
  readonly transaction: Transaction<Name>
  readonly place: number
}

function groups<Name extends string>(transactions: readonly Transaction<Name>[]): Placed<Name>[][] {
  const calls: Placed<Name>[][] = []
  let room = 0
  transactions.forEach((transaction, place) => {
    const size = Object.keys(transaction.writes).length + (transaction.emits?.length ?? 0)
    if (size > room) [room] = [ITEMS, calls.push([])]
    calls.at(-1)?.push({ transaction, place })
    room -= size
  })
  return calls
}

function joined<Name extends string>(transactions: readonly Transaction<Name>[]): Transaction<string> {
  return {
    writes: Object.assign(
      {},
      ...transactions.map(({ writes }, i) =>
        Object.fromEntries(Object.entries(writes).map(([name, write]) => [`${i}.${name}`, write])),
      ),
    ),
    emits: transactions.flatMap<Emission>(({ emits = [] }) => emits),
  }
}
