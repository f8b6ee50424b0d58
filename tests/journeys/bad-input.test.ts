import fc from 'fast-check'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPurse } from '#shared/coins/routes.ts'
import { routes } from '#shared/contract.ts'
import { getExperience } from '#shared/experience/routes.ts'
import { endSessions } from '#shared/identity/session-routes.ts'
import { isCommand, type RouteSpec } from '#shared/kernel/route.ts'
import { listNotifications } from '#shared/notifications/routes.ts'
import { listReadings } from '#shared/reading/routes.ts'
import { getStreak } from '#shared/streaks/routes.ts'
import { door } from './house.ts'
import { member, newSchool } from './member.ts'
import { readAloud } from './reading-aloud.ts'

const ana = await door.newStudent()
const castle = await door.text('castillos-de-arena')
const reading = readAloud(castle)

/** All that Ana has. */
const possessions = () =>
  Promise.all([getPurse, getExperience, getStreak, listReadings, listNotifications].map(r => ana.ask(r)))
let before: unknown
beforeAll(async () => {
  before = await possessions()
})
// Whatever was sent, nothing may have come of it.
afterAll(async () => expect(await possessions()).toEqual(before))

const send = (body: string) => ana.raw('POST /readings', { headers: { 'idempotency-key': v7() }, body })
const requestId = expect.any(String)

test('what is not JSON', async () => {
  const { status, body } = await send('{"mode":')
  expect({ status, body }).toEqual({ status: 400, body: { error: 'kernel.malformedJson', requestId } })
})

test('an unknown field, a wrong type, something missing: told by path, never by value', async () => {
  const { heard: _, ...deaf } = reading
  const wrongs = [
    [
      { ...reading, coins: 1000 },
      { path: '', code: 'unrecognized_keys' },
    ],
    [
      { ...reading, seconds: '20' },
      { path: 'seconds', code: 'invalid_type' },
    ],
    [
      { ...reading, seconds: -1 },
      { path: 'seconds', code: 'too_small' },
    ],
    [
      { ...reading, heard: [{ word: 7, start: 0, end: 1 }] },
      { path: 'heard.0.word', code: 'invalid_type' },
    ],
    [deaf, { path: 'heard', code: 'invalid_type' }],
    [
      { ...reading, mode: 'sung' },
      { path: 'mode', code: 'invalid_union' },
    ],
    [[], { path: '', code: 'invalid_type' }],
  ] as const
  for (const [wrong, issue] of wrongs) {
    const { status, body } = await send(JSON.stringify(wrong))
    expect({ status, body }).toEqual({
      status: 422,
      body: { error: 'kernel.invalid', requestId, issues: [issue] },
    })
  }
})

test.each([
  ['start', 1e308, 'too_big'],
  ['end', 1e308, 'too_big'],
  ['end', 3600.001, 'too_big'],
  ['start', -1e308, 'too_small'],
  ['confidence', 1.001, 'too_big'],
])('a heard word’s %s of %d', async (field, value, code) => {
  const word = { word: 'el', start: 0, end: 1, [field]: value }
  const { status, body } = await send(JSON.stringify({ ...reading, heard: [word] }))
  const issues = [{ path: `heard.0.${field}`, code }]
  expect({ status, body }).toEqual({ status: 422, body: { error: 'kernel.invalid', requestId, issues } })
})

test('a number that JSON can write and no machine can hold', async () => {
  const body = JSON.stringify({ ...reading, heard: [{ word: 'el', start: 7, end: 8 }] }).replace('7', '1e999')
  expect(await send(body)).toMatchObject({ status: 422, body: { error: 'kernel.invalid' } })
})

test.each([
  ['the gateway', 10 * 1024 * 1024, 'HTTP content length exceeded 10485760 bytes.'],
  ['Lambda', 6 * 1024 * 1024, { message: 'Request Too Long' }],
])('more than %s takes', async (_, bytes, body) => {
  expect(await send(JSON.stringify({ padding: 'x'.repeat(bytes) }))).toMatchObject({ status: 413, body })
})

test('no token, a bad one, an unknown route: in the gateway’s own words', async () => {
  const answers = await Promise.all([
    door.anonymous.raw('GET /coins'),
    door.holding('garbage').raw('GET /coins'),
    ana.raw('GET /nowhere'),
    ana.raw('DELETE /coins'),
  ])
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
    { status: 401, body: { message: 'Unauthorized' } },
    { status: 401, body: { message: 'Unauthorized' } },
    { status: 404, body: { message: 'Not Found' } },
    { status: 404, body: { message: 'Not Found' } },
  ])
})

/** So many bodies for each command; the sweep asks for more. */
const RUNS = Number(process.env.RUNS ?? 4)

const anyBody = fc.oneof(
  fc.json(),
  fc.json({ maxDepth: 6 }).map(json => json.slice(0, -1)),
  fc.string(),
  // Almost a reading, so that it is not turned away at the first field.
  fc
    .tuple(fc.constantFrom(...Object.keys(reading)), fc.jsonValue())
    .map(([field, value]) => JSON.stringify({ ...reading, textHash: 'f'.repeat(64), [field]: value })),
)

const { schoolId } = await newSchool()
const admin = await member('admin', {})
const teacher = await member('teacher', { schoolId, groupIds: ['taught'] })
const family = await member('family', {})
/** Of those who may, the first sends. */
const senders = { student: ana, admin, teacher, family } as const
/** What paths may name, where it is there: further in, more can break. */
const there: Readonly<Record<string, string>> = {
  schoolId,
  groupId: 'taught',
  place: `school:${schoolId}`,
}

/** Who signs out everywhere is nobody afterwards. */
const leaver = await door.newStudent()

test.each(routes.filter(isCommand).map(({ on, may }: RouteSpec) => [on, may.roles] as const))(
  'anything sent to %s is answered',
  async (on, roles) => {
    const isLeaving = on === endSessions.on
    const role = (['student', 'admin', 'teacher', 'family'] as const).find(
      one => roles === 'anyone' || roles.includes(one),
    )
    if (!role) throw new Error(`nobody here may ${on}`)
    const sender = isLeaving ? leaver : senders[role]
    const address = on.replace(/\{(\w+)\}/g, (_, name) => there[name] ?? 'none')
    await fc.assert(
      fc.asyncProperty(anyBody, async body => {
        const { status, body: answer } = await sender.raw(address, {
          headers: { 'idempotency-key': v7() },
          body,
        })
        expect([200, 400, 404, 409, 422, ...(isLeaving ? [401] : [])]).toContain(status)
        expect(JSON.stringify(answer)).not.toMatch(/at .+:\d+:\d+|node_modules|Error:/)
      }),
      { numRuns: RUNS },
    )
  },
)
