import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { database } from './database.ts'
import { putMany } from './put-many.ts'

vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }))

interface Batch {
  readonly RequestItems: Record<string, { PutRequest: { Item: { pk: string } } }[]>
}
const rows = (count: number) => Array.from({ length: count }, (_, i) => ({ pk: `row-${i}`, sk: 'ROW' }))

beforeEach(() => {
  vi.stubEnv('TABLE', 'rows')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

/** What became of it. */
async function put(count: number, leaves: (asked: readonly { pk: string }[], call: number) => number) {
  const written: string[] = []
  const sizes: number[] = []
  vi.spyOn(database, 'ask').mockImplementation((async (_: 'BatchWriteItem', { RequestItems }: Batch) => {
    const asked = RequestItems.rows ?? []
    sizes.push(asked.length)
    const left = leaves(
      asked.map(({ PutRequest }) => PutRequest.Item),
      sizes.length,
    )
    written.push(...asked.slice(left).map(({ PutRequest }) => PutRequest.Item.pk))
    return left ? { UnprocessedItems: { rows: asked.slice(0, left) } } : {}
  }) as never)
  const outcome = putMany(rows(count)).then(
    () => 'written',
    (error: Error) => error.message,
  )
  return { outcome: await outcome, written: written.toSorted(), sizes }
}

test('rows go 25 in a call, and each once', async () => {
  const { written, sizes } = await put(51, () => 0)
  expect(sizes.toSorted()).toEqual([1, 25, 25])
  expect(written).toEqual(
    rows(51)
      .map(({ pk }) => pk)
      .toSorted(),
  )
  expect((await put(0, () => 0)).sizes).toEqual([])
})

test('what the table had no room for is asked again, and nothing else', async () => {
  const { outcome, written, sizes } = await put(25, (asked, call) => (call < 3 ? asked.length - 5 : 0))
  expect(outcome).toBe('written')
  expect(sizes).toEqual([25, 20, 15])
  expect(new Set(written).size).toBe(25)
})

test('where there is never any room it gives up and says so', async () => {
  const { outcome, sizes } = await put(3, () => 2)
  expect(outcome).toBe('2 rows were not written after 10 attempts')
  expect(sizes).toHaveLength(10)
})
