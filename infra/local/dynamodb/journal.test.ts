import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ClassicLevel } from 'classic-level'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Journal } from './journal.ts'

let folder: string
let journal: Journal
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-'))
  journal = await Journal.open(folder, { sync: true })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await journal.close()
  await rm(folder, { recursive: true })
})

const row = (key: string, value: string | undefined) => new Map([[key, value]])

test('a write is the newest at once, and durable only when it resolves', async () => {
  const disk = Promise.withResolvers<void>()
  const batch: (...given: unknown[]) => unknown = ClassicLevel.prototype.batch
  const slow = async function (this: unknown, ...given: unknown[]) {
    await disk.promise
    return Reflect.apply(batch, this, given)
  }
  vi.spyOn(ClassicLevel.prototype, 'batch').mockImplementation(Object(slow))
  const write = journal.write(row('a', '1'))
  expect([journal.newest('a'), journal.durable('a')]).toEqual(['1', undefined])
  disk.resolve()
  await write
  expect([journal.newest('a'), journal.durable('a')]).toEqual(['1', '1'])
})

test('writes that arrive while the disk is busy share one sync', async () => {
  const batch = vi.spyOn(ClassicLevel.prototype, 'batch')
  await Promise.all(Array.from({ length: 50 }, (_, at) => journal.write(row(`k${at}`, String(at)))))
  expect(batch).toHaveBeenCalledTimes(2)
  expect(batch.mock.calls.map(given => Object(given).at(1))).toEqual([{ sync: true }, { sync: true }])
  expect(journal.durable('k49')).toBe('49')
})

test('what the disk refuses is refused, with what was decided on it, and leaves no trace', async () => {
  await journal.write(row('a', '1'))
  vi.spyOn(ClassicLevel.prototype, 'batch').mockImplementationOnce(
    Object(() => Promise.reject(new Error('disk full'))),
  )
  const outcomes = await Promise.allSettled([
    journal.write(row('a', '2')),
    journal.write(row('b', 'after a was 2')),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(journal.newest('a')).toBe('1')
  expect(journal.newest('b')).toBeUndefined()
  await journal.write(row('c', '3'))
  expect(journal.durable('c')).toBe('3')
})
