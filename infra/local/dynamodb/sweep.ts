import type { Journal } from './journal.ts'
import { keys, startingWith } from './keys.ts'
import type { Table } from './table.ts'
import { dueOf, type Work } from './work.ts'

const FIVE_YEARS = 5 * 365 * 24 * 3600

/** Deletes the items of a table that expired by `now` (epoch seconds), except, as DynamoDB, those of years ago. */
export async function sweep(
  journal: Pick<Journal, 'scan'>,
  table: Table,
  now: number,
  begin: () => Work,
  commit: (work: Work) => Promise<void>,
): Promise<void> {
  const { TableId } = table.description
  const from = keys.expiry(TableId, Math.max(0, now - FIVE_YEARS), '')
  const to = startingWith(keys.expiry(TableId, now, ''))
  for await (const rows of journal.scan({ gte: from, ...(to.lt && { lt: to.lt }) }, 25)) {
    const work = begin()
    for (const [row] of rows) {
      const key = row.slice(from.length)
      const item = work.get(table, key)
      // It may have been written again since the scan began.
      const due = dueOf(table, item)
      if (item && due !== undefined && due <= now) work.set(table, key, item, undefined, 'expiry')
    }
    await commit(work)
  }
}
