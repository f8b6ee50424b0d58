import { expect, test } from 'vitest'
import { afterChange, goodAt } from './lately.ts'

const MONDAY = '2026-11-16T13:00:00.000Z'
const WEDNESDAY = '2026-11-18T13:00:00.000Z'
const justBefore = (at: string) => new Date(Date.parse(at) - 1).toISOString()

test('what is set is good at once; what it ended is good for a week', () => {
  const open = afterChange(undefined, ['3', '4'], MONDAY)
  expect(goodAt(open, MONDAY)).toEqual(['3', '4'])
  const closed = afterChange(open, ['3'], MONDAY)
  expect(closed.grades).toEqual(['3'])
  const aWeekLater = '2026-11-23T13:00:00.000Z'
  expect(goodAt(closed, justBefore(aWeekLater))).toEqual(['3', '4'])
  expect(goodAt(closed, aWeekLater)).toEqual(['3'])
})

test('grades that are closed one by one are all good until a week after the last', () => {
  const one = afterChange(afterChange(undefined, ['3', '4', '5'], MONDAY), ['3', '4'], MONDAY)
  const two = afterChange(one, ['3'], WEDNESDAY)
  expect(goodAt(two, justBefore('2026-11-25T13:00:00.000Z'))).toEqual(['3', '4', '5'])
  expect(goodAt(two, '2026-11-25T13:00:00.000Z')).toEqual(['3'])
})

test('what is told twice changes nothing, and what was never known is not good', () => {
  const closed = afterChange(afterChange(undefined, ['3', '4'], MONDAY), ['3'], MONDAY)
  expect(afterChange(closed, ['3'], WEDNESDAY)).toEqual(closed)
  expect(goodAt(undefined, MONDAY)).toEqual([])
})

test('what is opened again is not among what was closed', () => {
  const closed = afterChange(afterChange(undefined, ['3', '4'], MONDAY), ['3'], MONDAY)
  expect(closed.lately).toEqual(['4'])
  expect(afterChange(closed, ['3', '4'], WEDNESDAY)).toEqual({
    grades: ['3', '4'],
    lately: [],
    until: closed.until,
  })
  // Nothing was ended by what is set first.
  expect(afterChange(undefined, ['3'], MONDAY)).toEqual({ grades: ['3'], lately: [], until: '' })
  const late = '2026-12-16T13:00:00.000Z'
  expect(afterChange(closed, ['3', '5'], late)).toEqual({
    grades: ['3', '5'],
    lately: [],
    until: closed.until,
  })
})
