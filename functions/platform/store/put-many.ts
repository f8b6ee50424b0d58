import { setTimeout as sleep } from 'node:timers/promises'
import { environment } from '#functions/platform/environment.ts'
import { database } from './database.ts'
import type { Row } from './rows.ts'

/** The most items that one BatchWriteItem takes. */
const ITEMS = 25
/** Calls on their way at once. */
const AT_ONCE = 8
const ATTEMPTS = 10
const LONGEST_PAUSE_MS = 5_000

/**
 * Writes rows of different keys, whatever was there, in no order: for those that are always the same, so that half of
 * them written and written again is no harm. What the table had no room for is asked again, with full jitter between
 * tries. Throws where it still had none after ten.
 */
export async function putMany(rows: readonly Row[]): Promise<void> {
  const calls = Array.from({ length: Math.ceil(rows.length / ITEMS) }, (_, i) =>
    rows.slice(i * ITEMS, (i + 1) * ITEMS),
  )
  const work = async () => {
    for (let call = calls.pop(); call; call = calls.pop()) await putAll(call)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function putAll(rows: readonly Row[]): Promise<void> {
  const table = environment('table')
  let left = rows.map(Item => ({ PutRequest: { Item } }))
  for (let tried = 0; tried < ATTEMPTS; tried++) {
    const { UnprocessedItems } = await database.ask('BatchWriteItem', { RequestItems: { [table]: left } })
    left = (UnprocessedItems?.[table] ?? []) as typeof left
    if (left.length === 0) return
    await sleep(Math.random() * Math.min(LONGEST_PAUSE_MS, 50 * 2 ** tried))
  }
  throw new Error(`${left.length} rows were not written after ${ATTEMPTS} attempts`)
}
