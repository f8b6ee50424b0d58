// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { isKept, knownValues, MOST } from './known-values.ts'
import { comeInAs } from './session-kind.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  comeInAs('own')
})
const known = (letters: number, at: number) => ({ data: 'x'.repeat(letters), at })
/** As long as this is what stands around the letters. */
const AROUND = JSON.stringify(known(0, 1)).length

test('what was last known is there after the page, to the same person in the same build alone', () => {
  knownValues('ana', 'b1').keep('streaks/get-streak {}', { data: { streakDays: 3 }, at: 5 })
  expect(knownValues('ana', 'b1').recall('streaks/get-streak {}')).toEqual({ data: { streakDays: 3 }, at: 5 })
  expect(knownValues('eva', 'b1').recall('streaks/get-streak {}')).toBeUndefined()
  expect(knownValues('ana', 'b2').recall('streaks/get-streak {}')).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})

test('one answer takes no more than its part', () => {
  const values = knownValues('ana', 'b')
  values.keep('a', known(MOST.one - AROUND, 1))
  values.keep('b', known(MOST.one - AROUND + 1, 1))
  expect([values.recall('a')?.at, values.recall('b')]).toEqual([1, undefined])
})

test('when the room is full, the oldest gives way', () => {
  const values = knownValues('ana', 'b')
  const fit = Math.floor(MOST.all / MOST.one)
  for (let n = 1; n <= fit; n++) values.keep(`k${n}`, known(MOST.one - AROUND, n % 10))
  const rest = MOST.all - fit * MOST.one
  expect(values.recall('k1')).toBeDefined()
  values.keep('little', known(rest - AROUND, 9))
  expect(values.recall('k1')).toBeDefined()
  values.keep('more', known(1, 9))
  expect(values.recall('k1')).toBeUndefined()
  expect(values.recall('k2')).toBeDefined()
})

test('on a device that several use it goes with the tab', () => {
  comeInAs('shared')
  knownValues('ana', 'b').keep('a', known(1, 1))
  expect([localStorage.length, knownValues('ana', 'b').recall('a')?.at]).toEqual([0, 1])
})

test.each([
  ['streaks/get-streak', true],
  ['identity/get-profile', true],
  ['assignments/list-assignments', true],
  ['assignments/list-group-assignments', false],
  ['identity/list-sessions', false],
  ['identity/list-access-codes', false],
  ['social/list-friends', false],
  ['content/texts', false],
  ['recording', false],
])('%s: %s', (name, kept) => {
  expect(isKept(name)).toBe(kept)
})
