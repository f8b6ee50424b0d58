/** Messages to families: by whom, of whose children, how many a day, and to each child's families once. */
import { expect, test } from 'vitest'
import { notificationsTable } from '#functions/notifications/table.ts'
import { put } from '#functions/platform/store/transaction.ts'
import { placeStandingKey } from '#shared/kernel/standing.ts'
import { familyNotified } from '#shared/notifications/events.ts'
import { handlerStage } from '#tests/support/handler-stage.ts'

const { ask, member, write } = await handlerStage(notificationsTable)
const [{ handler }, { keepAddress }, { takeTurn }, open, start, { database }] = await Promise.all([
  import('#functions/notifications/notify-families.ts'),
  import('#functions/notifications/address-store.ts'),
  import('#functions/notifications/sending-turn.ts'),
  import('#functions/notifications/open-sending.ts'),
  import('#functions/notifications/start-sending.ts'),
  import('#functions/platform/store/database.ts'),
])
const HERE = { schoolId: 'playa-azul', region: 'Humacao' } as const
for (const groupId of ['first-a', 'first-b', 'empty']) {
  const place = `group:${groupId}` as const
  await write(put({ ...placeStandingKey(place), standing: { place, ...HERE }, version: 1 }))
}
for (const [personId, groupId, role] of [
  ['ana', 'first-a', 'student'],
  ['beto', 'first-a', 'student'],
  ['eva', 'first-b', 'student'],
  // Who teaches a group is none of its children.
  ['luz', 'first-a', 'teacher'],
] as const)
  await keepAddress({ personId, roles: [role], ...HERE, groupIds: [groupId], familyIds: [], version: 1 })
const teacherOf = (...groupIds: string[]) => member('teacher', { ...HERE, groupIds })
type Person = Awaited<ReturnType<typeof member>>
const notify = (
  who: Person,
  studentIds: readonly string[] | null,
  groupId = 'first-a',
  message = 'wellDone',
) => ask(handler, who, { path: { groupId }, body: { message, studentIds } })

/** Of whose children families are told, by whom. */
async function toldBy({ personId }: Person): Promise<readonly string[]> {
  const { Items = [] } = await database.ask('Scan', { TableName: 'notifications' })
  return Items.flatMap(({ pk, name, body }) =>
    String(pk).startsWith('OUTBOX#') && name === familyNotified.name && body.by === personId
      ? [String(body.studentId)]
      : [],
  )
}

test('a teacher tells the families of a group’s children, or of some: each child’s once', async () => {
  const teacher = await teacherOf('first-a')
  const all = await notify(teacher, null)
  expect([all.status, all.body]).toEqual([200, { children: 2, left: 4 }])
  expect((await toldBy(teacher)).toSorted()).toEqual(['ana', 'beto'])
  const other = await teacherOf('first-a')
  expect((await notify(other, ['ana', 'ana'])).body).toEqual({ children: 1, left: 4 })
  expect(await toldBy(other)).toEqual(['ana'])
})

test('a child of another group is refused, and nobody is told', async () => {
  const teacher = await teacherOf('first-a', 'first-b')
  expect((await notify(teacher, ['ana', 'eva'])).error).toBe('notifications.notInGroup')
  expect((await notify(teacher, ['luz'])).error).toBe('notifications.notInGroup')
  expect((await notify(teacher, ['somebody'])).error).toBe('notifications.notInGroup')
  expect(await toldBy(teacher)).toEqual([])
  expect((await notify(teacher, ['eva'], 'first-b')).status).toBe(200)
})

test('whose group it is not, or who does not teach, tells nobody', async () => {
  expect((await notify(await teacherOf('first-b'), null)).status).toBe(404)
  expect((await notify(await member('director', { ...HERE, schoolId: 'el-yunque' }), null)).status).toBe(404)
  expect((await notify(await member('ore', { region: 'Humacao' }), null)).status).toBe(403)
  expect((await notify(await member('family', { childIds: ['ana'] }), null)).status).toBe(403)
})

test('only what is on the list is said, and a group of nobody is told nothing', async () => {
  const teacher = await teacherOf('first-a', 'empty')
  expect((await notify(teacher, null, 'first-a', 'Vengan mañana')).status).toBe(422)
  expect((await notify(teacher, [])).status).toBe(422)
  expect((await notify(teacher, null, 'empty')).error).toBe('notifications.nobodyThere')
})

test('a teacher sends five a day, a director ten', async () => {
  const most = async (who: Person) => {
    const answers = []
    for (let n = 0; n < 11; n++) answers.push((await notify(who, ['ana'])).error)
    return [answers.filter(error => !error).length, answers.at(-1)]
  }
  expect(await most(await teacherOf('first-a'))).toEqual([5, 'notifications.tooManySendings'])
  expect(await most(await member('director', HERE))).toEqual([10, 'notifications.tooManySendings'])
})

test('what a teacher sends to families and what they send to many are counted together', async () => {
  const teacher = await teacherOf('first-a')
  const place = 'group:first-a'
  const body = { to: ['student'], text: { template: 'noSchool' }, priority: 'normal' }
  const send = async () => {
    const { sendingId } = (await ask(open.handler, teacher, { path: { place }, body })).body
    await takeTurn(sendingId)
    return (await ask(start.handler, teacher, { path: { sendingId } })).error
  }
  expect(await send()).toBeUndefined()
  expect((await notify(teacher, ['ana'])).body).toEqual({ children: 1, left: 3 })
  for (let n = 0; n < 3; n++) expect((await notify(teacher, ['ana'])).status).toBe(200)
  expect((await notify(teacher, ['ana'])).error).toBe('notifications.tooManySendings')
  expect(await send()).toBe('notifications.tooManySendings')
})
