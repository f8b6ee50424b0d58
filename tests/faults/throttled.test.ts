/**
 * Services that say «too fast» with a 400, by chance and because a partition or the pool has no more to give: everybody is in
 * at last, everything that was acknowledged is there, every event has arrived, each reward is paid once.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listParts } from '#shared/health/routes.ts'
import { FinishedReply } from '#shared/reading/finished-reading.ts'
import { finishReading } from '#shared/reading/routes.ts'
import { readAloud } from '#tests/journeys/reading-aloud.ts'
import { smallLimits } from '#tests/load/island-in-small.ts'
import { startCloud, type TestCloud } from '#tests/support/cloud.ts'
import { eventually, PATIENCE_MS } from '#tests/support/eventually.ts'
import type { SignedIn } from '#tests/support/person.ts'
import { signIn } from '#tests/support/session.ts'
import { fullJitter } from '#web/lib/full-jitter.ts'
import { retryThrottled } from '#web/lib/retry-throttled.ts'

const CHILDREN = 4
/** What failed in spite of all attempts rests on its queue: six times what its function may take. */
const RESTED_MS = 6 * 30_000 + PATIENCE_MS
const TEXTS = ['castillos-de-arena', 'la-chiringa-de-nico', 'mi-coqui']

let house: TestCloud
beforeAll(async () => {
  house = await startCloud({ seeds: true })
}, 240_000)
afterAll(() => house?.close())

/** As a page does: what may succeed in a moment is sent again under its key. */
async function readOne(child: SignedIn, textId: string): Promise<string> {
  const body = readAloud(await house.text(textId))
  const idempotencyKey = v7()
  for (let failures = 0; ; failures++) {
    const answer = await child.tryTo(finishReading, { body, idempotencyKey })
    if (answer.status === 200) return FinishedReply.parse(answer.body).reading.readingId
    expect([429, 500, 503]).toContain(answer.status)
    await wait(fullJitter(failures) / 4)
  }
}

const idsOf = (rows: readonly object[], ...path: readonly string[]) =>
  rows
    .map(row => String(path.reduce((value: unknown, member) => Reflect.get(Object(value), member), row)))
    .toSorted()

async function expectNothingLost(acknowledged: readonly string[]) {
  const { operator } = house
  const rows = async (noun: string) => operator.scan(await operator.tableOf(noun))
  const beginning = (all: readonly object[], start: string) =>
    all.filter(row => `${Reflect.get(row, 'pk')} ${Reflect.get(row, 'sk')}`.includes(start))
  const readings = await rows('reading')
  expect(idsOf(beginning(readings, ' READING#'), 'readingId')).toEqual(
    expect.arrayContaining(acknowledged.toSorted()),
  )
  const outbox = beginning(readings, 'OUTBOX#').filter(row => Reflect.get(row, 'name') === 'reading.finished')
  await eventually(async () => {
    const credits = idsOf(beginning(await rows('experience'), ' CREDIT#'), 'sk').map(sk =>
      sk.replace('CREDIT#', ''),
    )
    expect(new Set(credits).size).toBe(credits.length)
    expect(credits).toEqual(expect.arrayContaining(idsOf(outbox, 'id')))
  }, RESTED_MS)
  const admin = await house.signIn('admin@demo.test')
  await eventually(async () => {
    const { parts } = await admin.ask(listParts)
    expect(parts.filter(({ finding }) => ['deadLetters', 'failures', 'behind'].includes(finding))).toEqual([])
  }, RESTED_MS)
}

test('a fifth of all calls refused by chance: everybody in, nothing lost', { timeout: 600_000 }, async () => {
  const people = await Promise.all(Array.from({ length: CHILDREN }, () => house.newStudent()))
  house.cloud.limit({ refused: { dynamodb: 0.2, pool: 0.2 } })
  const again = await retryThrottled(() => signIn(house.config, 'student@demo.test', 'coqui-demo'))
  expect(again.idToken).toBeTruthy()
  const acknowledged = await Promise.all(
    people.map(async child => {
      const read: string[] = []
      for (const text of TEXTS) read.push(await readOne(child, text))
      return read
    }),
  )
  await wait(3000)
  house.cloud.limit({})
  await expectNothingLost(acknowledged.flat())
})

test('partitions and a pool a seventy-fifth of their size: everybody in, nothing lost', {
  timeout: 600_000,
}, async () => {
  const people = await Promise.all(Array.from({ length: 2 }, () => house.newStudent()))
  house.cloud.limit(smallLimits())
  // One child’s partition is asked more of than it gives.
  const acknowledged = await Promise.all(
    people.flatMap(child =>
      Array.from({ length: 6 }, (_, i) => readOne(child, TEXTS[i % TEXTS.length] ?? '')),
    ),
  )
  house.cloud.limit({})
  expect(new Set(acknowledged).size).toBe(12)
  await expectNothingLost(acknowledged)
})
