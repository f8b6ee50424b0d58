import { expect, test } from 'vitest'
import { isAsked, isGivenTo, statusOf } from './status.ts'

const due = { dueOn: '2026-11-20', times: 2 }
const on = (...days: string[]) =>
  days.map((day, n) => ({ id: `r${n}`, at: `${day}T15:00:00.000Z`, day, share: 0.9 }))

test.each([
  ['nothing yet', on(), '2026-11-20', 'open'],
  ['nothing, the day after', on(), '2026-11-21', 'overdue'],
  ['once of twice', on('2026-11-19'), '2026-11-20', 'started'],
  ['once of twice, the day after', on('2026-11-19'), '2026-11-21', 'overdue'],
  ['the last time on its day', on('2026-11-19', '2026-11-20'), '2026-11-25', 'done'],
  ['the last time the day after', on('2026-11-19', '2026-11-21'), '2026-11-25', 'late'],
])('%s', (_, results, today, status) => {
  expect(statusOf(due, results, today)).toBe(status)
})

test('a day that is extended makes what was late done in time', () => {
  const results = on('2026-11-19', '2026-11-23')
  expect(statusOf({ ...due, dueOn: '2026-11-23' }, results, '2026-11-25')).toBe('done')
})

test('a child is asked until it is done, withdrawn, or two weeks over', () => {
  expect(isAsked(due, on('2026-11-19'), '2026-12-04')).toBe(true)
  expect(isAsked(due, on('2026-11-19'), '2026-12-05')).toBe(false)
  expect(isAsked(due, on('2026-11-19', '2026-11-19'), '2026-11-20')).toBe(false)
  expect(isAsked({ ...due, withdrawnAt: '2026-11-19T15:00:00.000Z' }, [], '2026-11-20')).toBe(false)
})

test('what is the whole group’s is also theirs who join until its day, or until the day that it is moved to', () => {
  const all = { isForAll: true, dueOn: '2026-11-20' }
  expect(isGivenTo(all, false, undefined)).toBe(true)
  expect(isGivenTo(all, false, '2026-11-20')).toBe(true)
  expect(isGivenTo(all, false, '2026-11-21')).toBe(false)
  expect(isGivenTo({ ...all, dueOn: '2026-11-25' }, false, '2026-11-21')).toBe(true)
  expect(isGivenTo({ ...all, isForAll: false }, false, '2026-11-01')).toBe(false)
  expect(isGivenTo({ ...all, isForAll: false }, true, '2026-11-21')).toBe(true)
})
