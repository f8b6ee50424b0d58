/** A state folder that was hurt is never begun anew in silence, and a disk that fills loses nothing. */
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type CloudOptions, openCloud } from '#infra/local/cloud.ts'
import { openInbox } from '#infra/local/inbox.ts'
import { problemOf } from '#infra/local/start/problem.ts'
import { runState } from '#infra/local/state.ts'

const root = mkdtempSync(join(tmpdir(), 'coqui-state-'))
afterAll(() => rmSync(root, { recursive: true }))

let folder: string
beforeEach(() => {
  folder = join(mkdtempSync(join(root, 'one-')), 'state')
})

const opened = (options: Partial<CloudOptions> = {}) => openCloud({ folder, port: 0, ...options })

const TABLE = {
  TableName: 'shelf',
  KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
  AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
  BillingMode: 'PAY_PER_REQUEST',
}
const item = (pk: string) => ({ TableName: 'shelf', Item: { pk: { S: pk } } })
const keyOf = (pk: string) => ({ TableName: 'shelf', Key: { pk: { S: pk } } })

/** A folder in which something was acknowledged. */
async function lived(): Promise<void> {
  const cloud = await opened()
  await cloud.database.deployTable(TABLE)
  await cloud.database.handle('PutItem', item('acknowledged'))
  await cloud.close()
}

async function holds(): Promise<boolean> {
  const cloud = await opened()
  const { Item } = (await cloud.database.handle('GetItem', keyOf('acknowledged'))) as { Item?: unknown }
  await cloud.close()
  return Item !== undefined
}

/** What the person at this machine is told. */
const told = async () => {
  const error = await opened().then(
    cloud => cloud.close(),
    problem => problem,
  )
  return problemOf(error, folder, 3000)?.message
}

describe('a folder that is not whole', () => {
  const below = (name: RegExp, parent: string) =>
    readdirSync(join(folder, parent))
      .filter(file => name.test(file))
      .map(file => join(folder, parent, file))

  test.each([
    ['the database’s CURRENT', () => rmSync(join(folder, 'dynamodb/level/CURRENT'))],
    ['the database', () => rmSync(join(folder, 'dynamodb'), { recursive: true })],
    ['what the database wrote', () => rmSync(join(folder, 'dynamodb/level'), { recursive: true })],
    ['the other rooms’ database', () => rmSync(join(folder, 'cloud.db'))],
    ['the objects', () => rmSync(join(folder, 'objects'), { recursive: true })],
  ])('is not begun anew: %s is gone', async (_, hurt) => {
    await lived()
    hurt()
    expect(await told()).toMatch(/is not whole.*npm run state -- restore <copy>.*--fresh/)
    expect(await told()).not.toContain('\n')
  })

  test.each([
    ['cloud.db', () => [join(folder, 'cloud.db')]],
    ['the lock', () => [join(folder, 'lock')]],
    ['the manifest', () => below(/^MANIFEST/, 'dynamodb/level')],
  ])('nor when %s holds garbage', async (_, files) => {
    await lived()
    for (const file of files()) writeFileSync(file, 'x'.repeat(5_000))
    expect(await told()).toMatch(/is not whole.*npm run state -- restore <copy>/)
  })

  test('an empty folder is begun, and a whole one opened', async () => {
    await lived()
    expect(await holds()).toBe(true)
  })
})

describe('a copy of the state', () => {
  test('is taken, and put back in the place of what was hurt', async () => {
    await lived()
    const copy = join(root, 'copy')
    expect(runState(['save', copy], folder)).toContain('Saved')
    rmSync(join(folder, 'dynamodb/level/CURRENT'))
    expect(runState(['restore', copy], folder)).toContain('Restored')
    expect(await holds()).toBe(true)
    expect(existsSync(`${folder}.before`)).toBe(true)
    expect(() => runState(['save', copy], folder)).toThrow('there already')
  })

  test('is not taken of a folder in use, nor of one that is not whole', async () => {
    const cloud = await opened()
    expect(() => runState(['save', join(root, 'used')], folder)).toThrow('in use')
    expect(() => runState(['restore', folder], folder)).toThrow('in use')
    await cloud.close()
    rmSync(join(folder, 'objects'), { recursive: true })
    expect(() => runState(['save', join(root, 'hurt')], folder)).toThrow('not whole')
    expect(existsSync(join(root, 'hurt'))).toBe(false)
  })
})

test('nobody else on this machine reads the folder, its databases, its mail', async () => {
  const cloud = await opened()
  openInbox(folder)({ to: 'ana@test', subject: 'code', body: '123456' })
  await cloud.close()
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
  expect(modeOf(folder)).toBe('700')
  expect(modeOf(join(folder, 'mail.jsonl'))).toBe('600')
  const again = await opened()
  await again.close()
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    expect([entry.name, modeOf(join(folder, entry.name))]).toEqual([
      entry.name,
      entry.isDirectory() ? '700' : '600',
    ])
})

test('a disk that fills refuses what would be written, says so once, and goes on when there is room', async () => {
  let free = 10 ** 9
  const said: string[] = []
  const cloud = await opened({ freeBytes: () => free, warn: line => said.push(line) })
  await cloud.database.deployTable(TABLE)
  const call = (action: string) =>
    fetch(cloud.endpoint, {
      method: 'POST',
      headers: { 'x-amz-target': `DynamoDB_20120810.${action}` },
      body: '{}',
    })
  const isRefused = async (action: string) => (await call(action)).status === 503
  expect(await isRefused('PutItem')).toBe(false)
  free = 10 ** 7
  await expect.poll(() => isRefused('PutItem'), { timeout: 30_000 }).toBe(true)
  expect(await isRefused('GetItem')).toBe(false)
  expect(said).toEqual([expect.stringMatching(/no space left.*acknowledged is safe/)])
  free = 10 ** 9
  await expect.poll(() => isRefused('PutItem'), { timeout: 30_000 }).toBe(false)
  expect(said).toHaveLength(2)
  await cloud.close()
})
