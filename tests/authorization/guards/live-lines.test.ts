/** An open connection ends with the session that opened it; what one page does, no other pays for; and order is kept. */
import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { beforeEach, expect, test, vi } from 'vitest'
import { liveTable } from '#functions/live/table.ts'
import { setExisting } from '#functions/platform/store/rows.ts'
import { noteSession } from '#functions/platform/store/sessions.ts'
import { type SessionKind, sessionKey } from '#shared/kernel/session.ts'
import type { PersonStanding, Role } from '#shared/kernel/standing.ts'
import { gatewayStage } from '#tests/support/gateway-stage.ts'
import { handlerStage } from '#tests/support/handler-stage.ts'

const gateway = await gatewayStage()
vi.stubEnv('CONNECTIONS_ENDPOINT', gateway.url)
const stage = await handlerStage(liveTable)
const [store, presence, byDefault, disconnect, pusher, sessionsEnded] = await Promise.all([
  import('#functions/live/live-store.ts'),
  import('#functions/live/presence.ts'),
  import('#functions/live/default.ts'),
  import('#functions/live/disconnect.ts'),
  import('#functions/live/pusher.ts'),
  import('#functions/live/on-sessions-ended.ts'),
])

const logged = () =>
  vi
    .mocked(process.stdout.write)
    .mock.calls.map(([line]) => JSON.parse(String(line)))
    .filter(({ message }) => message === 'refused')
    .map(({ route, code }) => `${route} ${code}`)

beforeEach(() => {
  for (const list of [gateway.posted, gateway.ended]) list.length = 0
  gateway.gone.clear()
  gateway.throttled.clear()
  vi.mocked(process.stdout.write).mockClear()
})

const HOUR = 3_600_000
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

/** Somebody with one open page, opened by a sign-in of so long ago. */
async function here(
  role: Role,
  {
    kind = 'own',
    begunAt = ago(0),
    held = {},
  }: {
    kind?: SessionKind
    begunAt?: string
    held?: Partial<PersonStanding>
  } = {},
) {
  const person = await stage.member(role, held)
  const { personId } = person
  const session = { sessionId: crypto.randomUUID(), kind, begunAt }
  await noteSession(personId, { ...session, client: 'page' }, begunAt, undefined)
  const connectionId = crypto.randomUUID()
  // Long enough ago that what is not reached is gone.
  await store.openConnection({ personId, session }, connectionId, ago(60_000))
  return { person, personId, session, connectionId }
}

const message = (
  handler: (event: never) => Promise<unknown>,
  connectionId: string,
  body: unknown = { type: 'live/presence', body: {} },
  more: object = {},
) =>
  handler({
    body: JSON.stringify(body),
    requestContext: { connectionId, requestId: 'r', ...more },
  } as never)

const balance = (to: string, version: number) => ({
  dynamodb: {
    SequenceNumber: `${version}`,
    NewImage: marshall({
      pk: `PERSON#${to}`,
      sk: 'BALANCE',
      balance: version,
      version,
      lastAmount: 1,
      tell: { to, message: 'coins/changed', trace: 't' },
    }),
  },
  eventSourceARN: 'arn:aws:dynamodb:::table/coins/stream/1',
})
const told = (...records: readonly object[]) =>
  pusher.handler({ Records: records } as unknown as DynamoDBStreamEvent)
const versionsOf = (connectionId: string) =>
  gateway.posted
    .filter(one => one.connectionId === connectionId)
    .map(({ frame }) => (frame.body as { version?: number }).version)

test('a frame of a session that goes on is answered', async () => {
  const { connectionId } = await here('student')
  expect(await message(presence.handler, connectionId)).toMatchObject({ statusCode: 200 })
  expect([gateway.ended, logged()]).toEqual([[], []])
})

test.each([
  ['of a teacher, begun twelve hours ago', 'teacher', { begunAt: ago(12 * HOUR) }],
  ['at rest on a shared device', 'student', { kind: 'shared', begunAt: ago(HOUR / 2) }],
  ['from before everything was ended', 'student', { begunAt: ago(HOUR), held: { signedOutAt: ago(1000) } }],
  [
    'of other pictures',
    'student',
    { kind: 'pictures', begunAt: ago(HOUR / 4), held: { picturesSince: ago(1000) } },
  ],
] as const)(
  'a frame after its session (%s) is refused with a code, and nothing is told',
  async (_, role, how) => {
    const { personId, connectionId } = await here(role, how)
    expect(await message(presence.handler, connectionId)).toEqual({ statusCode: 200 })
    expect(gateway.posted).toMatchObject([
      { connectionId, frame: { type: 'live/refused', body: { error: 'kernel.sessionEnded' } } },
    ])
    expect(gateway.ended).toEqual([connectionId])
    expect(logged()).toEqual(['live/presence kernel.sessionEnded'])
    expect(await store.openConnections(personId)).toEqual([])
    expect(await store.ownerOf(connectionId)).toBeUndefined()
  },
)

test('what is told after a session’s end reaches no page of it, and another page of the same person', async () => {
  const { personId, session, connectionId } = await here('student')
  const other = crypto.randomUUID()
  const goesOn = { sessionId: crypto.randomUUID(), kind: 'own', begunAt: ago(0) } as const
  await store.openConnection({ personId, session: goesOn }, other, ago(60_000))
  await setExisting(sessionKey(personId, session.sessionId), { endedAt: ago(0) })
  expect(await told(balance(personId, 1))).toEqual({ batchItemFailures: [] })
  expect([versionsOf(connectionId), versionsOf(other)]).toEqual([[undefined], [1]])
  expect(gateway.ended).toEqual([connectionId])
  expect(logged()).toEqual(['pusher kernel.sessionEnded'])
})

test('with sessions that are ended their pages end at once, others stay', async () => {
  const { personId, session, connectionId } = await here('student')
  const body = (id: string) => ({
    messageId: 'm',
    body: JSON.stringify({
      detail: {
        id,
        name: 'identity.sessionsEnded',
        at: ago(0),
        trace: 't',
        body: { personId },
      },
    }),
  })
  const heard = (id: string) => sessionsEnded.handler({ Records: [body(id)] } as never)
  expect(await heard('e1')).toEqual({ batchItemFailures: [] })
  expect(gateway.ended).toEqual([])
  await setExisting(sessionKey(personId, session.sessionId), { endedAt: ago(0) })
  for (const id of ['e2', 'e2']) expect(await heard(id)).toEqual({ batchItemFailures: [] })
  expect(gateway.ended).toEqual([connectionId])
})

test('a flood is refused with a code and ended, of nonsense too; it is logged a few times, not a thousand', async () => {
  const [flooding, calm] = [await here('student'), await here('student')]
  for (const [handler, route] of [
    [presence.handler, 'live/presence'],
    [byDefault.handler, '$default'],
  ] as const) {
    vi.mocked(process.stdout.write).mockClear()
    for (let i = 0; i < 100; i++) await message(handler, flooding.connectionId)
    const refusals = logged().filter(line => line.endsWith('kernel.tooManyRequests'))
    expect(refusals).toEqual(Array(4).fill(`${route} kernel.tooManyRequests`))
    expect(gateway.ended).toContain(flooding.connectionId)
    expect(await message(handler, calm.connectionId)).toHaveProperty('body')
    gateway.gone.clear()
    gateway.ended.length = 0
  }
})

test('what the gateway lets through of no frame, its end says; it is logged', async () => {
  const { connectionId, personId } = await here('student')
  await message(disconnect.handler, connectionId, '', { disconnectStatusCode: 1009 })
  expect(logged()).toEqual(['$disconnect live.tooBig'])
  expect(await store.openConnections(personId)).toEqual([])
})

test('a connection that is gone leaves no row: neither whom to tell nor whose it was', async () => {
  const { connectionId, personId } = await here('student')
  gateway.gone.add(connectionId)
  expect(await told(balance(personId, 1), balance(personId, 2))).toEqual({ batchItemFailures: [] })
  expect(await store.openConnections(personId)).toEqual([])
  expect(await store.ownerOf(connectionId)).toBeUndefined()
})

test('of one person what happened first is told first, also where the gateway is too busy once', async () => {
  const { connectionId, personId } = await here('student')
  gateway.throttled.set(connectionId, 1)
  const rows = Array.from({ length: 20 }, (_, i) => balance(personId, i + 1))
  expect(await told(...rows)).toEqual({ batchItemFailures: [] })
  expect(versionsOf(connectionId)).toEqual(rows.map((_, i) => i + 1))
})

test('from the first that cannot be told on, one person’s are tried again, and nobody else’s', async () => {
  const [ana, leo] = [await here('student'), await here('student')]
  gateway.throttled.set(ana.connectionId, 1000)
  const answer = await told(balance(ana.personId, 1), balance(leo.personId, 2), balance(ana.personId, 3))
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }, { itemIdentifier: '3' }] })
  expect(versionsOf(leo.connectionId)).toEqual([2])
})
