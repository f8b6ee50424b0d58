import { expect, test } from 'vitest'
import { legibleName } from './legible-name.ts'
import { pathParam } from './path.ts'

const accepts = (name: string, value: string) => pathParam(name).safeParse(value).success

test('an id in a path is any text without the mark that parts keys, of at most 200', () => {
  expect(accepts('studentId', 'ana')).toBe(true)
  expect(accepts('studentId', '')).toBe(false)
  expect(accepts('studentId', 'ana#PROFILE')).toBe(false)
  expect(accepts('studentId', '#ana')).toBe(false)
  expect([accepts('studentId', 'a'.repeat(200)), accepts('studentId', 'a'.repeat(201))]).toEqual([
    true,
    false,
  ])
  // What every object has is no name of a parameter.
  expect(accepts('toString', 'ana')).toBe(true)
})

test('a place, a region and a day are what they are in any route', () => {
  expect([accepts('place', 'school:a'), accepts('place', 'ana')]).toEqual([true, false])
  expect([accepts('region', 'Ponce'), accepts('region', 'Macondo')]).toEqual([true, false])
  expect([accepts('day', '2026-11-20'), accepts('day', 'today')]).toEqual([true, false])
  expect([accepts('day', 'x2026-11-20'), accepts('day', '2026-11-200')]).toEqual([false, false])
})

test('a name has no spaces at its ends, and no characters that nobody sees', () => {
  const name = legibleName(2, 5)
  expect(name.parse('  Ana ')).toBe('Ana')
  expect(name.parse('N\u0303u')).toBe('\u00d1u')
  for (const not of ['A', 'Amanda', ' A ', 'A\u202Ena', 'A\u0000na', 'A\u2028na', 'Ana\uD83D', '\u200BAna'])
    expect(name.safeParse(not).success, JSON.stringify(not)).toBe(false)
})
