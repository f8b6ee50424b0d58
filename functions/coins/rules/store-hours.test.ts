import { expect, test } from 'vitest'
import { closedUntil } from './store-hours.ts'

const classes = { closed: { from: '08:00', until: '14:30' } }
/** Friday 20 November 2026, at a time on the island. */
const friday = (utc: string) => `2026-11-20T${utc}:00.000Z`

test('closed from the first minute of class to the last, island time', () => {
  expect(closedUntil([classes], friday('11:59'))).toBeUndefined()
  expect(closedUntil([classes], friday('12:00'))).toBe(friday('18:30'))
  expect(closedUntil([classes], friday('18:29'))).toBe(friday('18:30'))
  expect(closedUntil([classes], friday('18:30'))).toBeUndefined()
})

test('open on Saturday, and where no teacher closed it', () => {
  expect(closedUntil([classes], '2026-11-21T14:00:00.000Z')).toBeUndefined()
  expect(closedUntil([{}], friday('14:00'))).toBeUndefined()
})

test('of two groups the one that closes longer counts', () => {
  const afternoon = { closed: { from: '09:00', until: '15:00' } }
  expect(closedUntil([afternoon, classes], friday('14:00'))).toBe(friday('19:00'))
})
