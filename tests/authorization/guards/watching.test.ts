/** Who sees that a child is there: staff of their scope, as it is at this moment, and nobody else. */
import { beforeEach, expect, test, vi } from 'vitest'
import { liveTable } from '#functions/live/table.ts'
import { put } from '#functions/platform/store/transaction.ts'
import { placeAt } from '#shared/kernel/place.ts'
import { type PersonStanding, placeStandingKey } from '#shared/kernel/standing.ts'
import { gatewayStage } from '#tests/support/gateway-stage.ts'
import { handlerStage } from '#tests/support/handler-stage.ts'

const gateway = await gatewayStage()
vi.stubEnv('CONNECTIONS_ENDPOINT', gateway.url)
const stage = await handlerStage(liveTable)
const [store, beat, watch] = await Promise.all([
  import('#functions/live/live-store.ts'),
  import('#functions/live/beat.ts'),
  import('#functions/live/watch-group.ts'),
])

const HERE = { schoolId: 's1', region: 'San Juan' } as const
for (const groupId of ['g1', 'g2']) {
  const place = placeAt('group', groupId)
  await stage.write(put({ ...placeStandingKey(place), standing: { place, ...HERE }, version: 1 }))
}

beforeEach(() => {
  gateway.posted.length = 0
  gateway.throttled.clear()
})

/** Opens a page of somebody's. */
async function page({ personId }: PersonStanding): Promise<string> {
  const connectionId = crypto.randomUUID()
  await store.openConnection({ personId }, connectionId, new Date().toISOString())
  return connectionId
}

async function child(groupIds: readonly string[] = ['g1']) {
  const person = await stage.member('student')
  const standing = { ...HERE, groupIds: [...groupIds], familyIds: [] }
  await stage.student({ studentId: person.personId, ...standing })
  return { studentId: person.personId, connectionId: await page(person) }
}
const placed = (studentId: string, groupIds: string[]) => stage.student({ studentId, ...HERE, groupIds })

const beats = (connectionId: string, doing?: string, every = 30) =>
  beat.handler({
    body: JSON.stringify({ type: 'live/beat', body: { every, doing } }),
    requestContext: { connectionId, requestId: 'r' },
  } as never)

const asks = (person: PersonStanding, studentIds: readonly string[], groupId = 'g1') =>
  stage.ask(watch.handler, person, { path: { groupId }, body: { studentIds } })
const told = (connectionId: string) =>
  gateway.posted
    .filter(one => one.connectionId === connectionId && one.frame.type === 'live/child-seen')
    .map(({ frame }) => frame.body)

const teacherOf = (...groupIds: string[]) => stage.member('teacher', { ...HERE, groupIds })

test('a teacher sees who of the group is there and at what, and hears what changes, once', async () => {
  const [ana, leo, teacher] = [await child(), await child(), await teacherOf('g1')]
  const theirs = await page(teacher)
  await beats(ana.connectionId, 'reading')
  const { body } = await asks(teacher, [ana.studentId, leo.studentId])
  expect(body).toEqual({ online: [{ studentId: ana.studentId, doing: 'reading', seconds: 60 }] })
  // Nothing has changed: nobody is told anything.
  await beats(ana.connectionId, 'reading')
  expect(told(theirs)).toEqual([])
  await beats(ana.connectionId)
  await beats(leo.connectionId, 'practice')
  expect(told(theirs)).toEqual([
    { studentId: ana.studentId, seconds: 60 },
    { studentId: leo.studentId, doing: 'practice', seconds: 60 },
  ])
})

test('whoever looks at nothing is told nothing, and who looked is told for a minute', async () => {
  const [ana, teacher] = [await child(), await teacherOf('g1')]
  const theirs = await page(teacher)
  await beats(ana.connectionId, 'reading')
  expect(told(theirs)).toEqual([])
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    await asks(teacher, [])
    vi.setSystemTime(Date.now() + 60_000)
    await beats(ana.connectionId, 'practice')
    expect(told(theirs)).toHaveLength(1)
    vi.setSystemTime(Date.now() + 1)
    await beats(ana.connectionId, 'test')
    expect(told(theirs)).toHaveLength(1)
  } finally {
    vi.useRealTimers()
  }
})

test('who is gone for two beats is seen no more', async () => {
  const [ana, teacher] = [await child(), await teacherOf('g1')]
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    await beats(ana.connectionId)
    const seen = async () => (await asks(teacher, [ana.studentId])).body.online.length
    vi.setSystemTime(Date.now() + 60_000)
    expect(await seen()).toBe(1)
    vi.setSystemTime(Date.now() + 1)
    expect(await seen()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('of the school, the region and the island it is seen; elsewhere, by families and by children it is not', async () => {
  const ana = await child()
  await beats(ana.connectionId, 'reading')
  for (const person of [
    await stage.member('director', HERE),
    await stage.member('ore', HERE),
    await stage.member('admin'),
  ])
    expect((await asks(person, [ana.studentId])).body.online).toHaveLength(1)
  for (const [person, status] of [
    [await teacherOf('g2'), 404],
    [await stage.member('director', { ...HERE, schoolId: 's2' }), 404],
    [await stage.member('ore', { region: 'Ponce' }), 404],
    [await stage.member('family', { childIds: [ana.studentId] }), 403],
    [await stage.member('student', HERE), 403],
  ] as const)
    expect((await asks(person, [ana.studentId])).status).toBe(status)
})

test('of a group one sees its own children, whatever ids are named', async () => {
  const [ana, elsewhere, teacher] = [await child(), await child(['g2']), await teacherOf('g1')]
  for (const { connectionId } of [ana, elsewhere]) await beats(connectionId, 'reading')
  const { body } = await asks(teacher, [elsewhere.studentId, ana.studentId, 'nobody', teacher.personId])
  expect(body.online).toMatchObject([{ studentId: ana.studentId }])
  expect((await asks(teacher, ['TICKET#x'])).status).toBe(422)
})

test('a story: a teacher who was moved to another group is told of its children, and not of the former', async () => {
  const [ana, teacher] = [await child(), await teacherOf('g1')]
  const theirs = await page(teacher)
  await asks(teacher, [ana.studentId])
  await stage.setPerson({ ...teacher, groupIds: ['g2'] })
  await beats(ana.connectionId, 'reading')
  expect(told(theirs)).toEqual([])
  expect((await asks({ ...teacher, groupIds: ['g2'] }, [ana.studentId])).status).toBe(404)
})

test('a story: a child who was moved is told of to the new teacher alone', async () => {
  const ana = await child()
  const [former, next] = [await teacherOf('g1'), await teacherOf('g2')]
  const [before, after] = [await page(former), await page(next)]
  await asks(former, [ana.studentId])
  await asks(next, [], 'g2')
  await placed(ana.studentId, ['g2'])
  await beats(ana.connectionId, 'reading')
  expect([told(before), told(after).length]).toEqual([[], 1])
  expect((await asks(former, [ana.studentId])).body).toEqual({ online: [] })
  expect((await asks(next, [ana.studentId], 'g2')).body.online).toHaveLength(1)
})

test('a story: whose role has ended is told nothing, though the page is still open', async () => {
  const [ana, teacher] = [await child(), await teacherOf('g1')]
  const theirs = await page(teacher)
  await asks(teacher, [ana.studentId])
  await stage.setPerson({ ...teacher, roles: ['family'], childIds: [ana.studentId] })
  await beats(ana.connectionId, 'reading')
  expect(told(theirs)).toEqual([])
})

test('a watcher who cannot be told costs the child nothing', async () => {
  const [ana, teacher] = [await child(), await teacherOf('g1')]
  await asks(teacher, [ana.studentId])
  gateway.throttled.set(await page(teacher), 1000)
  const answer = await beats(ana.connectionId, 'reading')
  expect(answer).toMatchObject({ statusCode: 200, body: expect.stringContaining('"every":30') })
})
