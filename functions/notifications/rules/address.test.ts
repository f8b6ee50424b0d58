import { expect, test } from 'vitest'
import type { PersonStanding, Role, StudentStanding } from '#shared/kernel/standing.ts'
import { addressOf, foundBy } from './address.ts'

const person = (roles: Role[], more: Partial<PersonStanding> = {}): PersonStanding => ({
  personId: 'ana',
  roles,
  groupIds: [],
  childIds: [],
  ...more,
})
const student: StudentStanding = {
  studentId: 'ana',
  schoolId: 'playa-azul',
  region: 'Humacao',
  groupIds: ['first-a', 'english'],
  familyIds: ['rosa'],
}
const found = (standing: PersonStanding | undefined, theirs?: StudentStanding) =>
  foundBy(addressOf('ana', { person: standing, student: theirs, version: 3 }))

test('a student’s address says where they learn and who their family is', () => {
  const standing = person(['student'], { schoolId: 'playa-azul', region: 'Humacao', groupIds: ['first-a'] })
  expect(addressOf('ana', { person: standing, student, version: 5 })).toEqual({
    personId: 'ana',
    roles: ['student'],
    schoolId: 'playa-azul',
    region: 'Humacao',
    groupIds: ['first-a', 'english'],
    familyIds: ['rosa'],
    version: 5,
  })
})

test('each is found by region and school; who has none, beside those who do', () => {
  const here = { schoolId: 'playa-azul', region: 'Humacao' } as const
  expect(found(person(['teacher'], here))).toEqual({ addressedIn: 'Humacao', addressedAs: 'playa-azul#ana' })
  expect(found(person(['ore'], { region: 'Ponce' }))).toEqual({
    addressedIn: 'Ponce',
    addressedAs: 'office#ana',
  })
  expect(found(person(['student']))).toEqual({ addressedIn: 'island', addressedAs: 'office#ana' })
  expect(found(undefined, student)).toEqual({ addressedIn: 'Humacao', addressedAs: 'playa-azul#ana' })
})

test('families are reached through their children alone, and whoever runs the island is not', () => {
  expect(found(person(['family'], { childIds: ['leo'] }))).toEqual({})
  expect(found(person(['admin']))).toEqual({})
  expect(found(person([]))).toEqual({})
  expect(found(person(['admin', 'teacher'], { schoolId: 'playa-azul', region: 'Humacao' }))).toEqual({
    addressedIn: 'Humacao',
    addressedAs: 'playa-azul#ana',
  })
})
