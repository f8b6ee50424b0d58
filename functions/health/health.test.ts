import { describe, expect, test } from 'vitest'
import { BEHIND, ofReader, ofSubscriber, ofTable } from './health.ts'

const table = { status: 'ACTIVE', rows: 3, streams: true, hasStream: true }

describe('a table', () => {
  test('that is active is ready, with its rows', () =>
    expect(ofTable(table)).toEqual({ state: 'ok', finding: 'ready', count: 3 }))
  test('whose stream is off is down, but only where somebody lives by it', () => {
    expect(ofTable({ ...table, hasStream: false })).toEqual({ state: 'down', finding: 'noStream' })
    expect(ofTable({ ...table, streams: false, hasStream: false }).state).toBe('ok')
  })
  test.each([
    ['UPDATING', 'warning', 'changing'],
    ['CREATING', 'down', 'noAnswer'],
    ['DELETING', 'down', 'noAnswer'],
    ['INACCESSIBLE_ENCRYPTION_CREDENTIALS', 'down', 'noAnswer'],
  ])('that is %s: %s, %s', (status, state, finding) =>
    expect(ofTable({ ...table, status })).toEqual({ state, finding }),
  )
})

test('a subscriber: a dead letter weighs more than whatever waits', () => {
  expect(ofSubscriber({ waiting: 0, dead: 0 })).toEqual({ state: 'ok', finding: 'quiet' })
  expect(ofSubscriber({ waiting: BEHIND - 1, dead: 0 })).toMatchObject({ state: 'ok', finding: 'working' })
  expect(ofSubscriber({ waiting: BEHIND, dead: 0 })).toMatchObject({ state: 'warning', finding: 'behind' })
  expect(ofSubscriber({ waiting: BEHIND, dead: 1 })).toEqual({
    state: 'warning',
    finding: 'deadLetters',
    count: 1,
  })
})

test('a reader is to be looked at once it failed', () => {
  expect(ofReader(0)).toEqual({ state: 'ok', finding: 'quiet' })
  expect(ofReader(2)).toEqual({ state: 'warning', finding: 'failures', count: 2 })
})
