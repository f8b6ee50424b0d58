import { expect, test } from 'vitest'
import { currentText, type Lying, listed, messageOf, readThrough } from './notifications.ts'

test('what an event tells is shown by the event’s name; what it leaves open is normal and has nothing to fill in', () => {
  expect(messageOf('support.requestAnswered', { to: 'ana', type: 'support_answer' })).toEqual({
    notificationType: 'support_answer',
    priority: 'normal',
    text: { template: 'support.requestAnswered', params: {} },
  })
  expect(
    messageOf('rain.fell', { to: 'ana', type: 'weather', priority: 'urgent', params: { count: 3 } }),
  ).toEqual({
    notificationType: 'weather',
    priority: 'urgent',
    text: { template: 'rain.fell', params: { count: 3 } },
  })
})

test('words that were stored under names of their own are those of their events', () => {
  const stored = [
    { template: 'readingFinished', params: { wordsCorrect: 0, textTitle: 'Mi coquí' } },
    { template: 'levelReached', params: { level: 2 } },
    { template: 'streakMilestone', params: { streakDays: 7 } },
    { template: 'supportAnswered', params: {} },
  ]
  expect(stored.map(currentText)).toEqual([
    { template: 'reading.finished', params: { count: 0, textTitle: 'Mi coquí' } },
    { template: 'experience.levelReached', params: { level: 2 } },
    { template: 'streaks.extended', params: { count: 7 } },
    { template: 'support.requestAnswered', params: {} },
  ])
})

test('any other words are as they are stored', () => {
  const text = { template: 'rain.fell', params: { count: 3 } }
  expect(currentText(text)).toEqual(text)
})

const lying = (id: string, second: number, more: object = {}): Lying => ({
  sk: `NOTIFICATION#${id}`,
  mark: undefined,
  notification: {
    notificationId: id,
    notificationType: 'weather',
    priority: 'normal',
    text: { template: 'rain.fell', params: {} },
    isRead: false,
    createdAt: '2026-11-20T12:00:00.000Z',
    arrivedAt: `2026-11-20T12:00:0${second}.000Z`,
    ...more,
  },
})
const marked = (id: string, isDeleted: boolean): Lying => ({
  sk: `NOTIFICATION#${id}#MARK`,
  notification: undefined,
  mark: { marks: id, isDeleted },
})
const shown = (lines: readonly Lying[], through?: string) =>
  listed(lines, through).map(({ notificationId, isRead }) => [notificationId, isRead])

test('a mark says that a notification is read, or that it is gone', () => {
  const lines = [lying('c', 3), marked('b', false), lying('b', 2), marked('a', true), lying('a', 1)]
  expect(shown(lines)).toEqual([
    ['c', false],
    ['b', true],
  ])
})

test('all that had arrived is read, also what arrived at that very moment', () => {
  const lines = [lying('c', 3), lying('b', 2), lying('a', 1)]
  expect(shown(lines, '2026-11-20T12:00:02.000Z')).toEqual([
    ['c', false],
    ['b', true],
    ['a', true],
  ])
})

test('rows that bear their own marks are as they say', () => {
  const before = { arrivedAt: undefined, expiresAt: 1 }
  const lines = [
    lying('c', 3, { ...before, isRead: true }),
    lying('b', 2, { ...before, deletedAt: '2026-11-21T12:00:00.000Z' }),
    lying('a', 1, before),
  ]
  expect(shown(lines)).toEqual([
    ['c', true],
    ['a', false],
  ])
  expect(shown(lines, '2026-11-20T12:00:00.000Z')).toEqual([
    ['c', true],
    ['a', true],
  ])
})

test('all is read through what a page saw, and never through what is to come', () => {
  const at = '2026-11-20T12:00:00.000Z'
  expect(readThrough(undefined, at)).toBe(at)
  expect(readThrough('2026-11-20T11:00:00Z', at)).toBe('2026-11-20T11:00:00.000Z')
  expect(readThrough('2026-11-20T12:00:00.001Z', at)).toBe(at)
})
