import { expect, test } from 'vitest'
import {
  allMarkedRead,
  notificationAdded,
  notificationMarked,
  preferencesChanged,
} from '#shared/notifications/live.ts'
import {
  changeNoticePreferences,
  deleteNotification,
  getNoticePreferences,
  listNotifications,
  markAllRead,
  markRead,
} from '#shared/notifications/routes.ts'
import type { Notification } from '#shared/notifications/schema.ts'
import { weekClosed } from '#shared/progress/events.ts'
import { finishReading } from '#shared/reading/routes.ts'
import type { SignedIn } from '#tests/support/person.ts'
import { door } from './house.ts'
import { member, operator } from './member.ts'
import { readAloud } from './reading-aloud.ts'

const castle = await door.text('castillos-de-arena')

async function read(child: SignedIn, times: number): Promise<readonly string[]> {
  const page = await child.listen()
  const ids: string[] = []
  for (let time = 0; time < times; time++) {
    await child.ask(finishReading, { body: readAloud(castle) })
    const { body } = await page.hear(
      notificationAdded,
      ({ notificationId, text }) => text.template === 'reading.finished' && !ids.includes(notificationId),
    )
    ids.push(body.notificationId)
  }
  page.close()
  return ids
}
const listed = async (child: SignedIn) =>
  (await child.ask(listNotifications)).notifications
    .filter(({ text }) => text.template === 'reading.finished')
    .map(({ notificationId, isRead }) => ({ notificationId, isRead }))

test('notifications are listed newest first, read one by one or all, and deleted', async () => {
  const ana = await door.newStudent()
  const [first = '', second = ''] = await read(ana, 2)
  expect(await listed(ana)).toEqual([
    { notificationId: second, isRead: false },
    { notificationId: first, isRead: false },
  ])

  await ana.ask(markRead, { path: { notificationId: first }, body: {} })
  expect(await listed(ana)).toContainEqual({ notificationId: first, isRead: true })
  expect(await listed(ana)).toContainEqual({ notificationId: second, isRead: false })

  await ana.ask(markAllRead, { body: {} })
  expect((await listed(ana)).every(({ isRead }) => isRead)).toBe(true)

  await ana.ask(deleteNotification, { path: { notificationId: second } })
  expect(await listed(ana)).toEqual([{ notificationId: first, isRead: true }])
  const gone = { status: 404, body: { error: 'kernel.notFound' } }
  expect(await ana.tryTo(deleteNotification, { path: { notificationId: 'none' } })).toMatchObject(gone)
  expect(await ana.tryTo(markRead, { path: { notificationId: second }, body: {} })).toMatchObject(gone)
})

test('the notification of another is not there', async () => {
  const [ana, leo] = [await door.newStudent('Ana'), await door.newStudent('Leo')]
  const [notificationId = ''] = await read(ana, 1)
  const path = { notificationId }
  expect(await leo.tryTo(markRead, { path, body: {} })).toMatchObject({ status: 404 })
  expect(await leo.tryTo(deleteNotification, { path })).toMatchObject({ status: 404 })
  expect(await listed(ana)).toEqual([{ notificationId, isRead: false }])
})

/** So many notifications that arrived one after the other, oldest first. */
async function lay(who: SignedIn, count: number): Promise<readonly string[]> {
  const table = await operator.tableOf('notifications')
  const ids = Array.from({ length: count }, (_, n) => `told-${String(n).padStart(3, '0')}`)
  for (const [n, notificationId] of ids.entries()) {
    const at = new Date(Date.now() - (count - n) * 60_000).toISOString()
    const notification: Notification = {
      notificationId,
      notificationType: 'level_up',
      priority: 'normal',
      text: { template: 'experience.levelReached', params: { level: 2 } },
      isRead: false,
      createdAt: at,
      arrivedAt: at,
    }
    await operator.put(table, {
      pk: `PERSON#${who.personId}`,
      sk: `NOTIFICATION#${notificationId}`,
      ...notification,
    })
  }
  return ids
}
const all = async (who: SignedIn) => (await who.ask(listNotifications)).notifications

test('marking all as read reaches those that are not listed, and none that was not seen', async () => {
  const ana = await door.newStudent()
  const ids = await lay(ana, 60)
  const seen = (await all(ana)).at(1)?.arrivedAt
  await ana.ask(markAllRead, { body: { ...(seen && { through: seen }) } })
  expect((await all(ana)).filter(({ isRead }) => !isRead).map(one => one.notificationId)).toEqual([
    'told-059',
  ])
  await ana.ask(markAllRead, { body: {} })
  // Those that follow when the newest are gone.
  for (const notificationId of ids.slice(-15)) await ana.ask(deleteNotification, { path: { notificationId } })
  const left = await all(ana)
  expect(left.map(one => one.notificationId)).toEqual(ids.slice(0, 45).toReversed())
  expect(left.every(({ isRead }) => isRead)).toBe(true)
})

test('what one page reads and deletes, another is told of', async () => {
  const ana = await door.newStudent()
  const [first = '', second = ''] = await lay(ana, 2)
  const other = await ana.listen()
  await ana.ask(markRead, { path: { notificationId: first }, body: {} })
  expect((await other.hear(notificationMarked)).body).toEqual({ notificationId: first, isDeleted: false })
  await ana.ask(deleteNotification, { path: { notificationId: second } })
  const gone = await other.hear(notificationMarked, ({ isDeleted }) => isDeleted)
  expect(gone.body.notificationId).toBe(second)
  await ana.ask(markAllRead, { body: {} })
  expect((await other.hear(allMarkedRead)).body.through).toMatch(/Z$/)
  other.close()
})

test('of a type that is switched off nobody is told; of the others they are', async () => {
  const ana = await door.newStudent()
  expect(await ana.ask(getNoticePreferences)).toEqual({ off: [] })
  const page = await ana.listen()
  const body = { off: ['achievement' as const], quiet: { from: '20:00', until: '06:00' } }
  expect(await ana.ask(changeNoticePreferences, { body })).toEqual(body)
  expect((await page.hear(preferencesChanged)).body).toEqual(body)
  expect((await ana.ask(listNotifications)).quiet).toEqual(body.quiet)
  await ana.ask(finishReading, { body: readAloud(castle) })
  // Somebody else's deed after hers is told.
  await read(await door.newStudent('Leo'), 1)
  expect((await all(ana)).map(one => one.notificationType)).not.toContain('achievement')
  page.close()
})

test('preferences that are none are refused', async () => {
  const ana = await door.newStudent()
  const bad = { status: 422, body: { error: 'kernel.invalid' } }
  for (const body of [
    { off: ['family_linked'] },
    { off: [], quiet: { from: '25:00', until: '06:00' } },
    { off: [], quiet: { from: '06:00', until: '06:00' } },
    { off: Array.from({ length: 1000 }, () => 'level_up') },
  ])
    expect(await ana.raw('PUT /notifications/preferences', { body: JSON.stringify(body) })).toMatchObject(bad)
  expect(await ana.ask(getNoticePreferences)).toEqual({ off: [] })
})

test('a child’s week is told to those who are family by then', async () => {
  const [child, mother, stranger] = [
    await door.newStudent(),
    await member('family', {}),
    await member('family', {}),
  ]
  const studentId = child.personId
  await operator.setStudent({ studentId, groupIds: [], familyIds: [mother.personId] })
  const [page, elsewhere] = [await mother.listen(), await stranger.listen()]
  const id = `0199${crypto.randomUUID().slice(4)}`
  const at = new Date().toISOString()
  const body = {
    studentId,
    week: '2026-11-20',
    days: 2,
    readings: 3,
    words: 120,
    activities: 1,
    wasActive: false,
  }
  await operator.put(await operator.tableOf('progress'), {
    pk: `OUTBOX#${id}`,
    sk: 'EVENT',
    id,
    name: weekClosed.name,
    at,
    trace: id,
    body,
  })
  const heard = await page.hear(notificationAdded)
  expect(heard.body).toMatchObject({
    notificationType: 'weekly_summary',
    text: { template: 'progress.weekClosed', params: { days: 2, words: 120, activities: 1 } },
  })
  expect(await all(stranger)).toEqual([])
  expect(await all(child)).toEqual([])
  page.close()
  elsewhere.close()
})
