/** The whole embedded cloud is killed at random moments while children read, `KILLS` times, each time on what the last left. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { OutboxEvent } from '#functions/platform/store/outbox.ts'
import { type FinishedReading, FinishedReply } from '#shared/reading/finished-reading.ts'
import { finishReading } from '#shared/reading/routes.ts'
import { readAloud } from '#tests/journeys/reading-aloud.ts'
import { tellsOfGain } from '#tests/support/besides-gains.ts'
import { eventually } from '#tests/support/eventually.ts'
import { type KillableCloud, killableCloud } from './killable-cloud.ts'

const kills = Number(process.env.KILLS ?? 1)
const CHILDREN = 4
const TEXTS = ['castillos-de-arena', 'la-chiringa-de-nico', 'mi-coqui', 'la-guagua-de-titi-rosa']

interface Sent {
  readonly idToken: string
  readonly body: FinishedReading
  readonly idempotencyKey: string
}

/** Sends one reading; gives the id under which it was acknowledged, nothing when the cloud was gone before it could. */
async function send(
  cloud: KillableCloud,
  { idToken, body, idempotencyKey }: Sent,
): Promise<string | undefined> {
  const answer = await cloud.holding(idToken).tryTo(finishReading, { body, idempotencyKey })
  expect(answer).toMatchObject({ status: 200 })
  return FinishedReply.parse(answer.body).reading.readingId
}

test(`${kills} kills lose nothing, tear nothing and pay everything once`, {
  timeout: kills * 120_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'coqui-killed-'))
  let cloud = await killableCloud(folder)
  const children = await Promise.all(Array.from({ length: CHILDREN }, () => cloud.newStudent()))
  const bodies = await Promise.all(TEXTS.map(async text => readAloud(await cloud.text(text))))
  const acknowledged = new Set<string>()
  for (let kill = 0; kill < kills; kill++) {
    const { promise: first, resolve: begun } = Promise.withResolvers<void>()
    // Each child reads one text after the other until the cloud is gone.
    const unanswered = children.map(async ({ idToken }, child) => {
      for (let read = child; ; read++) {
        const body = bodies[read % bodies.length]
        if (!body) throw new Error('there are no texts')
        const sent = { idToken, body, idempotencyKey: v7() }
        const readingId = await send(cloud, sent).catch(error => {
          if (error instanceof TypeError) return undefined
          throw error
        })
        if (!readingId) return sent
        acknowledged.add(readingId)
        begun()
      }
    })
    await first
    await wait(Math.random() * 1500)
    await cloud.kill()
    const again = await Promise.all(unanswered)
    cloud = await killableCloud(folder)
    // What was not answered is sent again, and may have been carried out before.
    for (const sent of again) acknowledged.add((await send(cloud, sent)) ?? '')
    await expectWhole(cloud, acknowledged)
  }
  await cloud.kill()
  await rm(folder, { recursive: true })
  console.log(`${kills} kills, ${acknowledged.size} readings`)
  expect(acknowledged.size).toBeGreaterThan(kills * CHILDREN)
})

const ids = (rows: readonly object[], ...path: readonly string[]) =>
  rows
    .map(row => String(path.reduce((value: unknown, member) => Reflect.get(Object(value), member), row)))
    .sort()
const sum = (rows: readonly object[], member: string) =>
  rows.reduce((total, row) => total + Number(Reflect.get(row, member) ?? 0), 0)

async function expectWhole(cloud: KillableCloud, acknowledged: ReadonlySet<string>): Promise<void> {
  const all = await cloud.rowsOf('reading')
  const beginning = (start: string) => all.filter(({ pk, sk }) => `${pk} ${sk}`.includes(start))
  const outbox = beginning('OUTBOX#').map(row => OutboxEvent.parse(row))
  // Each transaction is there with all its rows, and there is no other.
  expect(ids(beginning(' READING#'), 'readingId')).toEqual([...acknowledged].sort())
  expect(ids(outbox, 'body', 'readingId')).toEqual([...acknowledged].sort())
  expect(ids(beginning('ONCE#'), 'reread', 'readingId')).toEqual([...acknowledged].sort())
  expect(sum(beginning(' DAY#'), 'version')).toBe(acknowledged.size)

  await eventually(async () => {
    const [notifications, experience] = [
      await cloud.rowsOf('notifications'),
      await cloud.rowsOf('experience'),
    ]
    const levels = experience.filter(({ pk }) => String(pk).startsWith('OUTBOX#'))
    // Every event has arrived; a notification bears the id of the one that made it.
    const work = notifications.filter(row => 'notificationId' in row && !tellsOfGain(row))
    expect(ids(work, 'notificationId')).toEqual(ids([...outbox, ...levels], 'id'))
    expect(sum(experience, 'points')).toBe(sum(experience, 'totalXp'))
    expect(
      ids(
        experience.filter(({ points }) => points),
        'sk',
      ),
    ).toEqual(
      ids(
        outbox.filter(({ body }) => Number(Reflect.get(Object(body), 'attempt')) <= 2),
        'id',
      ).map(id => `CREDIT#${id}`),
    )
    const coins = await cloud.rowsOf('coins')
    expect(sum(coins, 'amount')).toBe(sum(coins, 'balance'))
    expect(coins.filter(({ reason }) => reason === 'readingFinished')).toHaveLength(
      outbox.filter(({ body }) => Number(Reflect.get(Object(body), 'attempt')) <= 2).length,
    )
  })
}
