import { expect, test } from 'vitest'
import { AUDIENCES, conditionsOf, isToldOnce, OCCASION_NAMES } from './occasions.ts'
import { canName, MOST_TELLINGS, NewRule } from './schema.ts'

const flag = { when: { occasion: 'flagRaised' }, tells: 'families' }
const holds = (rule: object) => NewRule.safeParse({ ...flag, ...rule }).success

test('what rules can hear of is what nouns tell today', () => {
  expect(OCCASION_NAMES).toEqual(['flagRaised', 'flagEnded', 'workDue', 'levelReached'])
})

test('an occasion is narrowed to a condition of its own, and to none that is another’s', () => {
  expect(holds({})).toBe(true)
  for (const condition of conditionsOf('flagRaised'))
    expect(holds({ when: { occasion: 'flagRaised', condition } }), condition).toBe(true)
  expect(holds({ when: { occasion: 'flagRaised', condition: 'lazy' } })).toBe(false)
  expect(holds({ when: { occasion: 'levelReached' } })).toBe(true)
  expect(holds({ when: { occasion: 'levelReached', condition: 'silent' } })).toBe(false)
  expect(holds({ when: { occasion: 'testReleased' } })).toBe(false)
})

test('it tells one of three, never somebody by id', () => {
  for (const tells of AUDIENCES) expect(holds({ tells }), tells).toBe(true)
  for (const tells of ['', 'everybody', 'ana', []]) expect(holds({ tells }), String(tells)).toBe(false)
  expect(holds({ to: ['ana'] })).toBe(false)
})

test('own words are plain letters, at most 300 in each of both languages', () => {
  const own = (es: string, en = 'Hello') => holds({ own: { es, en } })
  expect(own('ñ'.repeat(300), 'a'.repeat(300))).toBe(true)
  expect(own('ñ'.repeat(301))).toBe(false)
  expect(own('Hola', 'a'.repeat(301))).toBe(false)
  expect(own('a'.repeat(10_000))).toBe(false)
  expect(own('<b>Hola</b>')).toBe(false)
  expect(own('')).toBe(false)
  expect(holds({ own: { es: 'Hola' } })).toBe(false)
})

test('a name stands where one child is told of, and not where several are', () => {
  const named = { own: { es: 'Lean con {nombre} hoy.', en: 'Read today.' } }
  const inEnglish = { own: { es: 'Lean hoy.', en: 'Read with {name} today.' } }
  const due = { when: { occasion: 'workDue' } }
  expect(holds(named)).toBe(true)
  expect(holds({ ...due, ...named, tells: 'families' })).toBe(true)
  expect(holds({ ...due, ...named, tells: 'me' })).toBe(false)
  expect(holds({ ...due, ...inEnglish, tells: 'me' })).toBe(false)
  expect(holds({ ...due, own: { es: 'Lean hoy.', en: 'Read today.' }, tells: 'me' })).toBe(true)
  expect(AUDIENCES.filter(tells => isToldOnce('workDue', tells))).toEqual(['me'])
  expect(OCCASION_NAMES.filter(occasion => !canName(occasion, 'me'))).toEqual(['workDue'])
})

test('how many tellings a day is as decided', () => {
  expect(MOST_TELLINGS).toEqual({ teacher: 200, director: 1000, ore: 1000, admin: 1000 })
})
