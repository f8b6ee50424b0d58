import { expect, test } from 'vitest'
import { presence } from '#shared/live/live.ts'
import { frameOf } from './frame.ts'

const row = {
  pk: 'PERSON#amaya',
  sk: 'BALANCE',
  balance: 15,
  version: 2,
  lastAmount: 5,
  secret: 'kept',
  tell: { to: 'amaya', message: 'coins/changed', trace: 'trace-1' },
}

test('a frame holds the fields that its message declares, and no other', () => {
  expect(frameOf({ row, sequenceNumber: '7', table: 't' })).toEqual({
    to: 'amaya',
    frame: {
      type: 'coins/changed',
      id: 'coins/changed:7',
      trace: 'trace-1',
      body: { balance: 15, version: 2, lastAmount: 5 },
    },
  })
})

test('a row that lacks a field of its message, or names none, is an error', () => {
  const { balance: _, ...without } = row
  expect(() => frameOf({ row: without, sequenceNumber: '7', table: 't' })).toThrow()
  const unnamed = { ...row, tell: { ...row.tell, message: 'coins/vanished' } }
  expect(() => frameOf({ row: unnamed, sequenceNumber: '7', table: 't' })).toThrow('coins/vanished')
  const fromPages = { ...row, tell: { ...row.tell, message: presence.name } }
  expect(() => frameOf({ row: fromPages, sequenceNumber: '7', table: 't' })).toThrow(presence.name)
})
