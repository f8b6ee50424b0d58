import { expect, test } from 'vitest'
import { counting, nothingYet, numbersOf } from './day-numbers.ts'

const key = { pk: 'STUDENT#a', sk: 'DAY#2026-11-20' }
const at = '2026-11-20T13:00:00.000Z'
const after = (names: readonly string[]) =>
  names.reduce((day, name) => {
    const { row } = counting(key, day, name, at)
    const { times, version } = Object(row)
    return { times, version }
  }, nothingYet)

test('work is numbered by its name and among all of the day', () => {
  expect(numbersOf(nothingYet, 'castle')).toEqual({ attempt: 1, workOfDay: 1 })
  const day = after(['castle', 'coqui', 'castle'])
  expect(numbersOf(day, 'castle')).toEqual({ attempt: 3, workOfDay: 4 })
  expect(numbersOf(day, 'kite')).toEqual({ attempt: 1, workOfDay: 4 })
})

test('what was counted must still be what was read, and goes after its day', () => {
  expect(counting(key, nothingYet, 'castle', at)).toEqual({
    row: {
      ...key,
      times: { castle: 1 },
      version: 1,
      expiresAt: Date.parse('2026-11-23T13:00:00.000Z') / 1000,
    },
    condition: 'attribute_not_exists(pk)',
  })
  expect(counting(key, after(['castle']), 'castle', at)).toMatchObject({
    row: { times: { castle: 2 }, version: 2 },
    condition: 'version = :read',
    values: { ':read': 1 },
  })
})
