/** Who tells whom something: in places of their own, roles below theirs, so often a day; and who reads of it. */
import { expect, test } from 'vitest'
import { notificationsTable } from '#functions/notifications/table.ts'
import { put } from '#functions/platform/store/transaction.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { type PersonStanding, placeStandingKey } from '#shared/kernel/standing.ts'
import { handlerStage } from '#tests/support/handler-stage.ts'
import { addressRow } from '#tests/support/many-addresses.ts'

const { ask, member, write, setPerson } = await handlerStage(notificationsTable)
const [{ takeTurn }, open, start, get, pause, resume, cancel, missed, own, words] = await Promise.all([
  import('#functions/notifications/sending-turn.ts'),
  import('#functions/notifications/open-sending.ts'),
  import('#functions/notifications/start-sending.ts'),
  import('#functions/notifications/get-sending.ts'),
  import('#functions/notifications/pause-sending.ts'),
  import('#functions/notifications/resume-sending.ts'),
  import('#functions/notifications/cancel-sending.ts'),
  import('#functions/notifications/list-missed.ts'),
  import('#functions/notifications/list-sendings.ts'),
  import('#functions/notifications/get-words.ts'),
])

const HERE = { schoolId: 'playa-azul', region: 'Humacao' } as const
for (const place of ['group:first-a', 'group:first-b', 'school:playa-azul'])
  await write(put({ ...placeStandingKey(place), standing: { place, ...HERE }, version: 1 }))
const teacher = await member('teacher', { ...HERE, groupIds: ['first-a'] })
const director = await member('director', HERE)
const [ana, eva] = [
  await member('student', { ...HERE, groupIds: ['first-a'] }),
  await member('student', { ...HERE, groupIds: ['first-b'] }),
]
const address = { roles: ['student' as const], ...HERE, familyIds: [], version: 1 }
for (const { personId, groupIds } of [ana, eva])
  await write(
    put({ ...addressRow({ ...address, personId, groupIds }), pk: `PERSON#${personId}`, sk: 'ADDRESS' }),
  )

const body = { to: ['student'], text: { template: 'noSchool' }, priority: 'normal' }
const opened = (who: PersonStanding, place: string, more = {}) =>
  ask(open.handler, who, { path: { place }, body: { ...body, ...more } })
const answer = ({ status, error }: { status: number; error: string | undefined }) => error ?? status

/** One that was counted. */
async function counted(who: PersonStanding, place = 'group:first-a'): Promise<{ sendingId: string }> {
  const { sendingId } = (await opened(who, place)).body
  await takeTurn(sendingId)
  return { sendingId }
}

test('a teacher tells their own groups; a whole school is its director’s, and roles are below the sender’s', async () => {
  expect(answer(await opened(teacher, 'group:first-a'))).toBe(200)
  expect(answer(await opened(teacher, 'school:playa-azul'))).toBe('notifications.notYoursToTell')
  expect(answer(await opened(teacher, 'group:first-b'))).toBe('kernel.notFound')
  expect(answer(await opened(teacher, 'group:first-a', { to: ['teacher'] }))).toBe(
    'notifications.notYoursToTell',
  )
  expect(answer(await opened(teacher, 'group:first-a', { priority: 'urgent' }))).toBe(
    'notifications.notYoursToTell',
  )
  expect(answer(await opened(director, 'school:playa-azul', { to: ['teacher'], priority: 'urgent' }))).toBe(
    200,
  )
  expect(answer(await opened(director, 'region:Humacao'))).toBe('kernel.notFound')
})

test('a sending is its sender’s alone', async () => {
  const path = await counted(teacher)
  for (const { handler } of [start, pause, resume, cancel])
    expect(answer(await ask(handler, director, { path })), handler.route.name).toBe('kernel.notFound')
  for (const { handler } of [get, missed])
    expect(answer(await ask(handler, director, { path })), handler.route.name).toBe('kernel.notFound')
  expect(answer(await ask(get.handler, teacher, { path }))).toBe(200)
  const listed = (await ask(own.handler, director)).body.sendings as { sendingId: string }[]
  expect(listed.map(({ sendingId }) => sendingId)).not.toContain(path.sendingId)
})

test('what is begun is begun by what its sender may do by then, and so often a day', async () => {
  const path = await counted(teacher)
  await setPerson({ ...teacher, groupIds: [] })
  expect(answer(await ask(start.handler, teacher, { path }))).toBe('notifications.notYoursToTell')
  await setPerson(teacher)
  const day = schoolDay(new Date().toISOString())
  const begun = { pk: `PERSON#${teacher.personId}`, sk: `SENT#${day}` }
  await write(put({ ...begun, version: 5 }))
  expect(answer(await ask(start.handler, teacher, { path }))).toBe('notifications.tooManySendings')
  await write(put({ ...begun, version: 4 }))
  expect(answer(await ask(start.handler, teacher, { path }))).toBe(200)
  // One that is on its way is not begun again, and counts once.
  expect(answer(await ask(start.handler, teacher, { path }))).toBe(200)
})

test('what is held goes on by what its sender may do by then', async () => {
  const path = await counted(director)
  await ask(start.handler, director, { path })
  await ask(pause.handler, director, { path })
  await setPerson({ ...director, schoolId: 'el-roble', region: 'Ponce' })
  expect(answer(await ask(resume.handler, director, { path }))).toBe('notifications.notYoursToTell')
  expect((await ask(get.handler, director, { path })).body.state).toBe('paused')
  await setPerson(director)
  expect((await ask(resume.handler, director, { path })).body.state).toBe('sending')
})

test('its words are read by those who were told it', async () => {
  const path = await counted(director)
  expect(answer(await ask(words.handler, ana, { path }))).toBe('kernel.notFound')
  await ask(start.handler, director, { path })
  await takeTurn(path.sendingId)
  expect((await ask(words.handler, ana, { path })).body).toEqual({ text: { template: 'noSchool' } })
  expect(answer(await ask(words.handler, eva, { path }))).toBe('kernel.notFound')
})

test('nothing begins before it is counted, and none where there is nobody', async () => {
  const { sendingId } = (await opened(teacher, 'group:first-a')).body
  expect(answer(await ask(start.handler, director, { path: { sendingId } }))).toBe('kernel.notFound')
  expect(answer(await ask(start.handler, teacher, { path: { sendingId } }))).toBe('notifications.notCounted')
  const { body: empty } = await opened(director, 'school:playa-azul', { to: ['family'] })
  await takeTurn(empty.sendingId)
  expect(answer(await ask(start.handler, director, { path: { sendingId: empty.sendingId } }))).toBe(
    'notifications.nobodyThere',
  )
})
