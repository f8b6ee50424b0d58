import { expect, test } from 'vitest'
import { notificationAdded } from '#shared/notifications/live.ts'
import { deleteNotification, listNotifications, markAllRead, markRead } from '#shared/notifications/routes.ts'
import { finishReading } from '#shared/reading/routes.ts'
import type { SignedIn } from '#tests/support/person.ts'
import { door } from './house.ts'
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
