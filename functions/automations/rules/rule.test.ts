import { expect, test } from 'vitest'
import { MOST_RULES } from '#shared/automations/schema.ts'
import type { PersonStanding, Role } from '#shared/kernel/standing.ts'
import {
  canBeHeld,
  heldBy,
  holdsAll,
  isFull,
  maker,
  newRule,
  placesOf,
  type StoredRule,
  switched,
  wordsFor,
} from './rule.ts'

const here = { schoolId: 'playa-azul', region: 'Humacao' } as const
const person = (role: Role, more: Partial<PersonStanding> = {}): PersonStanding => ({
  personId: 'who',
  roles: [role],
  groupIds: [],
  childIds: [],
  ...more,
})
const group = { place: 'group:first-a', ...here }
const school = { place: 'school:playa-azul', ...here }
const region = { place: 'region:Humacao', region: 'Humacao' as const }

test('somebody has twenty rules, and not one more', () => {
  expect([isFull(MOST_RULES - 1), isFull(MOST_RULES)]).toEqual([false, true])
  expect(MOST_RULES).toBe(20)
})

test('a teacher makes rules for own groups, a director for the school, an office for its schools; nobody for more', () => {
  const teacher = person('teacher', { ...here, groupIds: ['first-a'] })
  expect(maker(teacher, group)).toBe('teacher')
  expect(maker(teacher, { ...group, place: 'group:first-b' })).toBeUndefined()
  expect(maker(teacher, school)).toBeUndefined()
  expect(maker(person('director', here), school)).toBe('director')
  expect(maker(person('ore', { region: 'Humacao' }), school)).toBe('ore')
  expect(maker(person('ore', { region: 'Ponce' }), school)).toBeUndefined()
  expect(maker(person('ore', { region: 'Humacao' }), region)).toBeUndefined()
  expect(maker(person('admin'), { place: 'island' })).toBeUndefined()
  expect(maker(person('family', { ...here, groupIds: ['first-a'] }), group)).toBeUndefined()
  expect(maker(undefined, group)).toBeUndefined()
  expect(maker(teacher, undefined)).toBeUndefined()
})

const making = { ruleId: 'r', madeBy: 'who', where: group, at: '2026-11-20T15:00:00.000Z' }
const off = newRule(making, { when: { occasion: 'flagRaised' }, tells: 'families' })
const moment = { at: '2026-11-21T15:00:00.000Z', today: '2026-11-21' }

test('a rule is made off, and is switched on on the day on which it was tried', () => {
  expect(off.state).toBe('off')
  expect(switched(off, true, moment)).toBe('untried')
  expect(switched({ ...off, previewedOn: '2026-11-20' }, true, moment)).toBe('untried')
  const tried: StoredRule = { ...off, previewedOn: '2026-11-21' }
  expect(switched(tried, true, moment)).toEqual({ ...tried, state: 'on', onSince: moment.at })
  expect(switched({ ...tried, state: 'lost' }, true, moment)).toMatchObject({ state: 'on' })
})

test('what is so already stays as it is; off goes at any time', () => {
  const on: StoredRule = { ...off, state: 'on', onSince: making.at }
  expect(switched(on, true, moment)).toBeUndefined()
  expect(switched(on, false, moment)).toEqual({ ...on, state: 'off' })
  expect(switched(off, false, moment)).toBeUndefined()
  expect(switched({ ...off, state: 'lost' }, false, moment)).toBeUndefined()
})

test('a rule is held by its school, its region and the island; each holds what is all theirs', () => {
  expect(heldBy(group)).toEqual(['school:playa-azul', 'region:Humacao', 'island'])
  expect(heldBy({ place: 'group:lost' })).toEqual(['island'])
  expect(holdsAll(person('admin'))).toBe('island')
  expect(holdsAll(person('ore', here))).toBe('region:Humacao')
  expect(holdsAll(person('director', here))).toBe('school:playa-azul')
  expect(holdsAll(person('teacher', here))).toBeNull()
  expect(holdsAll(person('ore'))).toBeNull()
  expect(['group:first-a', 'school:x', 'region:Ponce', 'island'].map(canBeHeld)).toEqual([
    false,
    true,
    true,
    true,
  ])
})

test('rules for a child look in each of its groups and in its school', () => {
  expect(placesOf({ groupIds: ['a', 'b'], schoolId: 's' })).toEqual(['group:a', 'group:b', 'school:s'])
  expect(placesOf({ groupIds: [] })).toEqual([])
})

test('words are the house’s by what happened and whom they tell, or the maker’s own', () => {
  expect(wordsFor(off, 'teacher')).toBe('flagRaised-families')
  const own = { es: 'Hola', en: 'Hello' }
  expect(wordsFor({ ...off, own }, 'director')).toBe('own-director')
  expect(wordsFor({ ...off, own, tells: 'me' }, 'director')).toBe('own-me')
})
