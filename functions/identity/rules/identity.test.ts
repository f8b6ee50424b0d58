import { expect, test } from 'vitest'
import type { PersonStanding } from '#shared/kernel/standing.ts'
import { belongsTo, claimsOf, mirrorOf, standingOfNewStudent } from './identity.ts'

const teacher: PersonStanding = {
  personId: 'luz',
  roles: ['family', 'teacher'],
  schoolId: 'playa-azul',
  region: 'Humacao',
  groupIds: ['first-b'],
  childIds: ['ana'],
}
const { person: newcomer, student } = standingOfNewStudent('leo')

test('a new student is in no place, and nobody reaches them', () => {
  expect(newcomer).toEqual({ personId: 'leo', roles: ['student'], groupIds: [], childIds: [] })
  expect(student).toEqual({ studentId: 'leo', groupIds: [], familyIds: [] })
})

test('a token says roles and place, where there is one', () => {
  expect(claimsOf(teacher)).toEqual({ roles: 'family teacher', schoolId: 'playa-azul', region: 'Humacao' })
  expect(claimsOf(newcomer)).toEqual({ roles: 'student' })
})

test('the pool’s console shows the highest role, and empties what is over', () => {
  expect(mirrorOf(teacher)).toEqual({
    'custom:role': 'teacher',
    'custom:schoolId': 'playa-azul',
    'custom:region': 'Humacao',
  })
  expect(mirrorOf(newcomer)).toEqual({ 'custom:role': 'student', 'custom:schoolId': '', 'custom:region': '' })
})

test.each([
  ['island', true, true],
  ['region:Humacao', true, false],
  ['region:Ponce', false, false],
  ['school:playa-azul', true, false],
  ['school:monte-verde', false, false],
  ['group:first-b', true, false],
  ['group:first-a', false, false],
] as const)('the people of %s', (place, isTeachers, isNewcomers) => {
  expect([belongsTo(teacher, place), belongsTo(newcomer, place)]).toEqual([isTeachers, isNewcomers])
})
