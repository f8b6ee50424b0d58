import { expect, test } from 'vitest'
import { instantOf } from '#shared/kernel/school-day.ts'
import { dueAt, isNews, nextTry, stillTheirs } from './week-letter.ts'

const FRIDAY = '2026-11-20'
const on = (day: string, time: string) => instantOf(day, time)

test('a letter waits until every child’s week can have closed, and a late one for its siblings', () => {
  expect(dueAt(FRIDAY, on(FRIDAY, '15:00'))).toBe(on(FRIDAY, '16:15'))
  expect(dueAt(FRIDAY, on(FRIDAY, '16:00'))).toBe(on(FRIDAY, '16:15'))
  expect(dueAt(FRIDAY, on(FRIDAY, '16:01'))).toBe(on(FRIDAY, '16:16'))
})

test('it is news until the weekend is over', () => {
  expect(isNews(FRIDAY, on('2026-11-22', '23:59'))).toBe(true)
  expect(isNews(FRIDAY, on('2026-11-23', '00:00'))).toBe(false)
})

test('what is refused for now is tried five times more, later each time, and never when it is no news', () => {
  const at = on(FRIDAY, '17:00')
  const tries = [0, 1, 2, 3, 4, 5].map(n => nextTry(n, FRIDAY, at))
  expect(tries.slice(0, 5)).toEqual(tries.slice(0, 5).toSorted())
  expect(tries[0]).toBe(on(FRIDAY, '17:02'))
  expect(tries[4]).toBe(on(FRIDAY, '20:00'))
  expect(tries[5]).toBeUndefined()
  expect(nextTry(0, FRIDAY, on('2026-11-22', '23:57'))).toBe(on('2026-11-22', '23:59'))
  expect(nextTry(0, FRIDAY, on('2026-11-22', '23:58'))).toBeUndefined()
})

test('it tells of children whose link holds at both its ends', () => {
  const person = { personId: 'rosa', roles: ['family' as const], groupIds: [], childIds: ['ana', 'leo'] }
  const student = (studentId: string, familyIds: string[]) => ({ studentId, groupIds: [], familyIds })
  const children = ['ana', 'leo', 'eva', 'sol'].map(studentId => ({ studentId }))
  const students = [student('ana', ['rosa']), student('leo', []), student('eva', ['rosa']), undefined]
  expect(stillTheirs(children, person, students)).toEqual([{ studentId: 'ana' }])
  expect(stillTheirs(children, { ...person, roles: ['teacher'] }, students)).toEqual([])
  expect(stillTheirs(children, undefined, students)).toEqual([])
})
