/** A message to many, turn by turn: what each writes, once and the same however often it is worked off. */
import { marshall } from '@aws-sdk/util-dynamodb'
import { expect, test } from 'vitest'
import { notificationsTable } from '#functions/notifications/table.ts'
import type { Row } from '#functions/platform/store/rows.ts'
import { handlerStage } from '#tests/support/handler-stage.ts'
import { addressRow, manyAddresses } from '#tests/support/many-addresses.ts'

const { ask, member } = await handlerStage(notificationsTable)
const [
  { takeTurn },
  { readSending },
  { goesOn },
  { setRead, remove },
  { putMany },
  { getRow, put, queryNewest, scanRows },
  open,
  start,
  pause,
  cancel,
  z,
] = await Promise.all([
  import('#functions/notifications/sending-turn.ts'),
  import('#functions/notifications/sending-store.ts'),
  import('#functions/notifications/rules/sending-job.ts'),
  import('#functions/notifications/notifications-store.ts'),
  import('#functions/platform/store/put-many.ts'),
  import('#functions/platform/store/rows.ts'),
  import('#functions/notifications/open-sending.ts'),
  import('#functions/notifications/start-sending.ts'),
  import('#functions/notifications/pause-sending.ts'),
  import('#functions/notifications/cancel-sending.ts'),
  import('zod/mini'),
])

const STUDENTS = 2_000
const students = manyAddresses(STUDENTS)
await putMany(students.map(one => addressRow(one) as Row))
const admin = await member('admin')
const body = { to: ['student'], text: { template: 'noSchool' }, priority: 'high' }

const jobOf = async (sendingId: string) => (await readSending(sendingId)) ?? expect.unreachable()
/** Turn after turn, as events begin them, until it stands. */
async function work(sendingId: string): Promise<void> {
  while (goesOn(await jobOf(sendingId))) await takeTurn(sendingId)
}
async function counted(): Promise<string> {
  const { sendingId } = (await ask(open.handler, admin, { path: { place: 'island' }, body })).body
  await work(sendingId)
  return sendingId
}
const begun = async (): Promise<string> => {
  const sendingId = await counted()
  await ask(start.handler, admin, { path: { sendingId } })
  return sendingId
}
/** What of it lies with each of them. */
async function told(sendingId: string): Promise<readonly Row[]> {
  const { noticeId } = await jobOf(sendingId)
  const rows: Row[] = []
  const Any = z.pipe(
    z.unknown(),
    z.transform(row => row as Row),
  )
  for await (const row of scanRows(Any, `NOTIFICATION#${noticeId}`)) rows.push(row)
  return rows.toSorted((a, b) => (a.pk < b.pk ? -1 : 1))
}

test('each is told once, in a row of one write unit', async () => {
  const sendingId = await begun()
  expect(await jobOf(sendingId)).toMatchObject({ people: STUDENTS, unwilling: 0 })
  await work(sendingId)
  expect(await jobOf(sendingId)).toMatchObject({ state: 'sent', sent: STUDENTS, skipped: 0, failed: 0 })
  const rows = await told(sendingId)
  expect(rows.map(({ pk }) => pk)).toEqual(students.map(({ personId }) => `PERSON#${personId}`))
  for (const row of rows) expect(Buffer.byteLength(JSON.stringify(marshall(row)))).toBeLessThan(1024)
})

test('a tenth that is worked off again doubles nothing, and brings nothing back', async () => {
  const sendingId = await begun()
  const half = await jobOf(sendingId)
  await work(sendingId)
  const before = await told(sendingId)
  const { noticeId = '' } = await jobOf(sendingId)
  const last = students.filter(({ region }) => region === 'Humacao')
  expect(last.length).toBeGreaterThan(STUDENTS / 10)
  for (const { personId } of last.slice(0, 20)) await setRead(personId, noticeId)
  for (const { personId } of last.slice(20, 40)) await remove(personId, noticeId)
  const { version } = await jobOf(sendingId)
  // As the turn found it that went through this region, and died before it noted so.
  await put({
    ...half,
    ...{
      pk: `SENDING#${sendingId}`,
      sk: 'SENDING',
      open: 'OPEN',
      version: version + 1,
      sentBy: admin.personId,
    },
    cursor: { stretch: 3 },
  })
  await Promise.all([work(sendingId), work(sendingId)])
  expect(await jobOf(sendingId)).toMatchObject({ state: 'sent' })
  expect(await told(sendingId)).toEqual(before)
  const Mark = z.object({ isDeleted: z.boolean() })
  for (const [i, { personId }] of last.slice(0, 40).entries())
    expect(await getRow(Mark, { pk: `PERSON#${personId}`, sk: `NOTIFICATION#${noticeId}#MARK` })).toEqual({
      isDeleted: i >= 20,
    })
})

test('two that work at once tell each once, and count each once', async () => {
  const sendingId = await begun()
  await Promise.all([work(sendingId), work(sendingId), work(sendingId)])
  expect(await jobOf(sendingId)).toMatchObject({ state: 'sent', sent: STUDENTS })
  expect(await told(sendingId)).toHaveLength(STUDENTS)
})

test('what is held or ended in the middle of a turn stays so, and what was told counts', async () => {
  for (const [{ handler }, state] of [
    [pause, 'paused'],
    [cancel, 'cancelled'],
  ] as const) {
    const sendingId = await begun()
    const turn = takeTurn(sendingId)
    await ask(handler, admin, { path: { sendingId } })
    await turn
    const job = await jobOf(sendingId)
    // It may have been through before it saw so.
    expect(['sent', state]).toContain(job.state)
    expect(await told(sendingId)).toHaveLength(job.sent)
    await takeTurn(sendingId)
    expect((await jobOf(sendingId)).sent).toBe(job.sent)
  }
})

test('what somebody holds before it is gone through is told to nobody', async () => {
  const sendingId = await begun()
  await ask(pause.handler, admin, { path: { sendingId } })
  await takeTurn(sendingId)
  expect(await told(sendingId)).toEqual([])
  const Any = z.object({ sk: z.string() })
  expect(await queryNewest(Any, { of: 'PERSON#many-child-000000', limit: 100 })).not.toEqual([])
})

test('whose row cannot be read holds nobody up, and is told once it can', async () => {
  const { handler } = await import('#functions/notifications/on-recipient-missed.ts')
  const [broken, unsaid] = [students[3] ?? expect.unreachable(), students[7] ?? expect.unreachable()]
  await put({ ...(addressRow(broken) as Row), familyIds: 'nobody' })
  await put({ pk: `PERSON#${unsaid.personId}`, sk: 'PREFERENCES', off: 'announcement' })
  const sendingId = await begun()
  await work(sendingId)
  expect(await jobOf(sendingId)).toMatchObject({ state: 'sent', sent: STUDENTS - 2, failed: 2 })

  /** What is left of both when each is told again, as a queue does. */
  const again = async () => {
    const Records = [broken, unsaid].map(({ personId }) => ({
      messageId: personId,
      body: JSON.stringify({
        detail: {
          ...{ id: personId, name: 'notifications.recipientMissed', trace: 't' },
          at: new Date().toISOString(),
          body: { sendingId, personId },
        },
      }),
    }))
    return (await handler({ Records } as never)).batchItemFailures.map(one => one.itemIdentifier)
  }
  expect(await again()).toEqual([broken.personId, unsaid.personId])
  await put(addressRow(broken) as Row)
  expect(await again()).toEqual([unsaid.personId])
  await put({ pk: `PERSON#${unsaid.personId}`, sk: 'PREFERENCES', off: [] })
  for (const _ of ['mended', 'told twice']) {
    expect(await again()).toEqual([])
    expect(await jobOf(sendingId)).toMatchObject({ sent: STUDENTS, failed: 0 })
    expect(await told(sendingId)).toHaveLength(STUDENTS)
  }
})
