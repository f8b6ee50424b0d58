/**
 * A message goes to `STUDENTS` children and their mothers while the whole embedded cloud is killed `KILLS` times: each is
 * told it once, and nobody else. Then a tenth of it is worked off again: what was read or deleted meanwhile stays so.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Sending, SendingState } from '#shared/notifications/sending.ts'
import { getSending, openSending, startSending } from '#shared/notifications/sending-routes.ts'
import { eventually } from '#tests/support/eventually.ts'
import { addressRow, bareLoop, manyAddresses } from '#tests/support/many-addresses.ts'
import type { Row } from '#tests/support/operator.ts'
import type { Person } from '#tests/support/person.ts'
import { signUp } from '#tests/support/session.ts'
import { killableCloud } from './killable-cloud.ts'

const kills = Number(process.env.KILLS ?? 1)
const students = Number(process.env.STUDENTS ?? 600)
const PATIENCE_MS = 60 * 60_000

test(`a message reaches ${students} children and their mothers through ${kills} kills, each once`, {
  timeout: PATIENCE_MS,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'coqui-sending-'))
  let cloud = await killableCloud(folder)
  const email = `${randomUUID()}@lee.test`
  const personId = await signUp(cloud.config, { email, password: email, name: 'Marisol Torres' })
  await cloud.hand.setPerson({ personId, roles: ['admin'], groupIds: [], childIds: [] })
  const { idToken } = await cloud.signIn(email, email)
  const table = await cloud.hand.tableOf('notifications')
  const addresses = manyAddresses(students)
  await bareLoop(cloud.hand.aws, table, addresses.map(addressRow))
  const expected = new Set(addresses.flatMap(one => [one.personId, ...one.familyIds]))

  let admin: Person = cloud.holding(idToken)
  const state = ({ sendingId }: Pick<Sending, 'sendingId'>) => admin.ask(getSending, { path: { sendingId } })
  const become = (sending: Pick<Sending, 'sendingId'>, wanted: SendingState) =>
    eventually(async () => {
      const now = await state(sending)
      expect(now.state).toBe(wanted)
      return now
    }, PATIENCE_MS)
  const { sendingId } = await admin.ask(openSending, {
    path: { place: 'island' },
    body: { to: ['student', 'family'], text: { template: 'noSchool' }, priority: 'normal' },
  })
  const sending = { sendingId }
  expect(await become(sending, 'counted')).toMatchObject({ people: expected.size, unwilling: 0 })

  await admin.ask(startSending, { path: sending, body: {} })
  const killedAt: number[] = []
  for (let kill = 1; kill <= kills; kill++) {
    const aim = (expected.size * (kill - 1)) / kills
    const { sent } = await eventually(async () => {
      const now = await state(sending)
      if (now.state !== 'sent') expect(now.sent).toBeGreaterThanOrEqual(Math.min(aim, now.people))
      return now
    }, PATIENCE_MS)
    killedAt.push(sent)
    // In the middle of a page, whose rows are written and not yet noted.
    await wait(Math.random() * 500)
    await cloud.kill()
    cloud = await killableCloud(folder)
    admin = cloud.holding(idToken)
  }
  // All were told within a second or two: a kill that came later would have hit nothing.
  expect(killedAt[0]).toBeLessThan(expected.size)
  const done = await become(sending, 'sent')
  console.log(`killed at ${killedAt.join(', ')} of ${expected.size}; told ${done.sent}`)
  expect(done).toMatchObject({ sent: expected.size, skipped: 0, failed: 0 })

  const notices = async () => (await cloud.rowsOf('notifications')).filter(isNotice)
  const told = await notices()
  expect(told.map(row => String(row.pk).slice('PERSON#'.length)).toSorted()).toEqual([...expected].sort())

  // Every third has read it, and every third has deleted it.
  for (const [i, row] of told.entries()) {
    if (i % 3 === 2 || i > 300) continue
    await cloud.hand.put(table, {
      ...{ pk: row.pk, sk: `${row.sk}#MARK`, notificationId: row.notificationId, marks: row.notificationId },
      isDeleted: i % 3 === 1,
    })
  }
  const marks = async () =>
    (await cloud.rowsOf('notifications'))
      .filter(({ sk }) => String(sk).endsWith('#MARK'))
      .map(({ pk, isDeleted }) => `${pk} ${isDeleted}`)
      .toSorted()
  const [before, marked] = [sorted(told), await marks()]
  const row =
    (await cloud.rowsOf('notifications')).find(({ pk }) => pk === `SENDING#${sendingId}`) ??
    expect.unreachable()
  const { finishedAt: _, ...rest } = row
  const last = addresses.filter(({ region }) => region === 'San Juan')
  const tenth = last[Math.floor(last.length * 0.3)] ?? expect.unreachable()
  await cloud.hand.put(table, {
    ...rest,
    ...{ state: 'sending', open: 'OPEN', sent: 0, dueAt: new Date(0).toISOString() },
    // Without those it saw before: what it writes again is told to nobody twice all the same.
    cursor: { stretch: 6, after: keyOf(addressRow(tenth)) },
    version: Number(row.version) + 1,
  })
  await cloud.hand.tick('notifications', 'resume-sendings')
  const again = await become(sending, 'sent')
  console.log(`${again.sent} were worked off again`)
  expect(again.sent).toBeGreaterThan(0)
  expect(sorted(await notices())).toEqual(before)
  expect(await marks()).toEqual(marked)
  await cloud.kill()
  await rm(folder, { recursive: true })
})

const isNotice = ({ pk, sk }: Row) =>
  String(pk).startsWith('PERSON#many-') && /^NOTIFICATION#[^#]+$/.test(String(sk))

const sorted = (rows: readonly Row[]) => rows.map(row => JSON.stringify(row)).toSorted()

/** Where an index goes on after a row. */
const keyOf = ({ pk, sk, addressedIn, addressedAs }: Row) => ({ pk, sk, addressedIn, addressedAs })
