import { expect, test } from 'vitest'
import type { Notification } from '#shared/notifications/schema.ts'
import { byDeed } from './by-deed.ts'

const at = '2026-11-20T13:00:00.000Z'
const told = (
  notificationId: string,
  notificationType: string,
  rest: Partial<Notification> = {},
): Notification => ({
  notificationId,
  notificationType,
  priority: 'normal',
  text: { template: 'reading.finished', params: {} },
  isRead: false,
  createdAt: at,
  arrivedAt: at,
  ...rest,
})
const ids = (list: readonly Notification[]) =>
  byDeed(list).map(({ notificationId, also }) => [notificationId, ...also.map(one => one.notificationId)])

test('what one deed gave is one line: a level first, then what was done, then what came of it', () => {
  const gained = { text: { template: 'achievements.gained', params: {} } }
  const badges = told('gained', 'achievement', gained)
  expect(ids([badges, told('read', 'achievement'), told('level', 'level_up')])).toEqual([
    ['level', 'read', 'gained'],
  ])
  expect(ids([badges, told('read', 'achievement')])).toEqual([['read', 'gained']])
})

test('two deeds are two lines, newest first as they came; and what nobody did stands alone', () => {
  const before = { createdAt: '2026-11-20T12:00:00.000Z' }
  expect(
    ids([
      told('b', 'badge_earned'),
      told('a', 'achievement'),
      told('c', 'achievement', before),
      told('friend', 'friend_activity'),
      told('friend too', 'friend_activity'),
    ]),
  ).toEqual([['a', 'b'], ['c'], ['friend'], ['friend too']])
})

test('what comes late of a deed that was read is a line of its own, until it is read too', () => {
  const read = [told('a', 'achievement', { isRead: true }), told('b', 'badge_earned', { isRead: true })]
  const lines = byDeed([told('late', 'level_up'), ...read])
  expect(lines.map(({ notificationId, isRead }) => [notificationId, isRead])).toEqual([
    ['late', false],
    ['a', true],
  ])
  expect(ids([told('late', 'level_up', { isRead: true }), ...read])).toEqual([['late', 'a', 'b']])
})
