/**
 * A kill leaves the system's file cache intact, so it cannot show whether a write had reached the disk. Here all bytes
 * of LevelDB's log that had not been synced by the time of an acknowledgement are thrown away, as a power cut may do,
 * and everything acknowledged until then must still be there.
 *
 * What had been synced is learned in two ways. The first looks at the calls: the log's length when a batch with `sync`
 * has returned. It proves that no acknowledgement overtakes its batch and that every batch is synced, and trusts
 * LevelDB that `sync` means `fdatasync`. The second asks the kernel, through strace where there is one, which bytes had
 * been written and synced before each acknowledgement was, and trusts only `fdatasync` and the disk. Neither can show a
 * disk that lies about its own cache.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ClassicLevel } from 'classic-level'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '#infra/local/dynamodb/database.ts'
import { judge, LEDGER, transaction, written } from './database-ledger.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unsynced-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

/** An acknowledgement, and how much of the log was on disk by then. */
interface Acknowledgement {
  readonly line: string
  readonly synced: number
}

const logOf = (path: string) => {
  const level = join(path, 'level')
  const logs = readdirSync(level).filter(name => name.endsWith('.log'))
  expect(logs, 'the log must not have been rotated in so short a run').toHaveLength(1)
  return join(level, String(logs[0]))
}

/** What is lost when, after each of some acknowledgements, the unsynced rest of the log vanishes. */
async function lostAfterPowerCuts(
  path: string,
  acknowledgements: readonly Acknowledgement[],
): Promise<number> {
  let lost = 0
  const step = Math.ceil(acknowledgements.length / 12)
  for (let at = step - 1; at < acknowledgements.length; at += step) {
    const copy = join(folder, `copy-${at}`)
    cpSync(path, copy, { recursive: true })
    truncateSync(logOf(copy), acknowledgements[at]?.synced ?? 0)
    const acknowledged = acknowledgements.slice(0, at + 1).map(({ line }) => line)
    const verdict = await judge(copy, acknowledged)
    rmSync(copy, { recursive: true })
    expect(verdict.torn).toEqual([])
    expect(verdict.streamComplete).toBe(true)
    lost += verdict.lost.length
  }
  return lost
}

/** Writes in this process and watches the calls to LevelDB. */
async function watched(path: string, sync: boolean): Promise<Acknowledgement[]> {
  const batch: (...given: unknown[]) => unknown = ClassicLevel.prototype.batch
  let synced = 0
  const watch = async function (this: ClassicLevel, ...given: unknown[]) {
    await Reflect.apply(batch, this, given)
    // One batch is under way at a time, so all that the log holds now came before this sync.
    if (Object(given[1]).sync) synced = statSync(logOf(path)).size
  }
  vi.spyOn(ClassicLevel.prototype, 'batch').mockImplementation(Object(watch))
  const database = await openDatabase({ path, sync })
  await database.deployTable(LEDGER)
  const acknowledgements: Acknowledgement[] = []
  const acknowledge = (line: string) => acknowledgements.push({ line, synced })
  await Promise.all(
    Array.from({ length: 300 }, async (_, number) => {
      if (number % 2) {
        await database.handle('PutItem', { TableName: LEDGER.TableName, Item: written('put', number, 0) })
        acknowledge(`put ${number}`)
      } else {
        await database.handle('TransactWriteItems', transaction(number))
        acknowledge(`transaction ${number}`)
      }
    }),
  )
  await database.close()
  return acknowledgements
}

test('acknowledged writes survive the loss of all unsynced bytes', async () => {
  const path = join(folder, 'synced')
  expect(await lostAfterPowerCuts(path, await watched(path, true))).toBe(0)
})

test('without the disk sync the same loss is seen', async () => {
  const path = join(folder, 'unsynced')
  expect(await lostAfterPowerCuts(path, await watched(path, false))).toBeGreaterThan(0)
})

const strace = spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0
const traced = strace ? 'seen by the kernel too' : 'not run: strace is not here'

test.skipIf(!strace)(`${traced}: nothing is acknowledged before it is synced`, async () => {
  const path = join(folder, 'traced')
  expect(await lostAfterPowerCuts(path, kernelView(path))).toBe(0)
  const without = join(folder, 'traced-unsynced')
  expect(await lostAfterPowerCuts(without, kernelView(without, 'unsynced'))).toBeGreaterThan(0)
})

/** Runs the writer under strace and reads from the trace what was synced when. */
function kernelView(path: string, ...more: string[]): Acknowledgement[] {
  const trace = `${path}.trace`
  const writer = [
    process.execPath,
    join(import.meta.dirname, 'database-writer.ts'),
    path,
    '0',
    '400',
    ...more,
  ]
  const calls = 'trace=write,writev,pwrite64,fsync,fdatasync'
  const run = spawnSync('strace', ['-f', '-y', '-s', '64', '-e', calls, '-o', trace, ...writer])
  expect(run.status, String(run.stderr)).toBe(0)
  return acknowledgementsIn(readFileSync(trace, 'utf8'))
}

function acknowledgementsIn(trace: string): Acknowledgement[] {
  const acknowledgements: Acknowledgement[] = []
  const begun = new Map<string, { call: string; size: number }>()
  let size = 0
  let synced = 0
  for (const line of trace.split('\n')) {
    const [process = '', ...rest] = line.split(/ +/)
    const call = rest.join(' ')
    const said = /^write\(1(?:<[^>]*>)?, "((?:put|transaction) \d+)\\n"/.exec(call)?.[1]
    if (said) acknowledgements.push({ line: said, synced })
    // A sync vouches for what had been written when it began, and only once it has returned.
    if (/^(write|fdatasync|fsync)\(\d+<[^>]*\.log>/.test(call)) begun.set(process, { call, size })
    const open = begun.get(process)
    const result = /= (-?\d+)$/.exec(call)?.[1]
    if (!open || result === undefined) continue
    begun.delete(process)
    if (open.call.startsWith('write')) size += Math.max(0, Number(result))
    else if (result === '0') synced = open.size
  }
  return acknowledgements
}
