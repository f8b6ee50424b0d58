import { expect, test } from 'vitest'
import type { Notification } from '#shared/notifications/schema.ts'
import { changed, newestArrival } from './changes.ts'

const arrived = (notificationId: string, second: number): Notification => ({
  notificationId,
  notificationType: 'level_up',
  priority: 'high',
  text: { template: 'experience.levelReached', params: { level: 2 } },
  isRead: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  arrivedAt: `2026-11-20T12:00:0${second}.000Z`,
})
const list = { notifications: [arrived('late', 3), arrived('b', 2), arrived('a', 1)] }
const read = (after: typeof list) =>
  after.notifications.filter(({ isRead }) => isRead).map(({ notificationId }) => notificationId)

test('one is read, or gone, and the others stay', () => {
  expect(read(changed(list, { does: 'read', notificationId: 'b' }))).toEqual(['b'])
  const left = changed(list, { does: 'delete', notificationId: 'b' }).notifications
  expect(left.map(({ notificationId }) => notificationId)).toEqual(['late', 'a'])
})

test('all that had arrived is read, and nothing that arrived since', () => {
  const through = newestArrival({ notifications: list.notifications.slice(1) }) ?? ''
  expect(read(changed(list, { does: 'readAll', through }))).toEqual(['b', 'a'])
  expect(newestArrival({ notifications: [] })).toBeUndefined()
})

test('a change made twice is made once, and nothing else of the list is lost', () => {
  const quiet = { from: '20:00', until: '06:00' }
  const once = changed({ ...list, quiet }, { does: 'delete', notificationId: 'a' })
  expect(changed(once, { does: 'delete', notificationId: 'a' })).toEqual(once)
  expect(once.quiet).toEqual(quiet)
})
