import { expect, test } from 'vitest'
import { issuableAt, levelsOf, ownPlace, placeOf } from './places.ts'

test('the deepest level that is chosen is the place', () => {
  expect(placeOf({})).toEqual({ place: 'island', kind: 'island' })
  expect(placeOf({ region: 'Bayamón' })).toEqual({ place: 'region:Bayamón', kind: 'region' })
  expect(placeOf({ region: 'Bayamón', schoolId: 's' })).toEqual({ place: 'school:s', kind: 'school' })
  expect(placeOf({ region: 'Bayamón', schoolId: 's', groupId: 'g' })).toEqual({
    place: 'group:g',
    kind: 'group',
  })
})

test('everybody begins where they belong, and chooses only below', () => {
  const at = { region: 'Ponce', schoolId: 's' } as const
  expect(ownPlace({ roles: ['admin', 'teacher'], ...at })).toEqual({})
  expect(ownPlace({ roles: ['ore'], ...at })).toEqual({ region: 'Ponce' })
  expect(ownPlace({ roles: ['teacher'], ...at })).toEqual(at)
  expect(levelsOf(['director'])).toEqual(['groupId'])
  expect(levelsOf(['family'])).toEqual([])
})

test('each makes codes for the roles that are theirs to give, where it is', () => {
  expect(issuableAt(['admin'], 'island')).toEqual(['admin'])
  expect(issuableAt(['ore'], 'region')).toEqual([])
  expect(issuableAt(['ore'], 'school')).toEqual(['director', 'teacher'])
  expect(issuableAt(['director'], 'school')).toEqual(['teacher', 'student'])
  expect(issuableAt(['teacher'], 'school')).toEqual([])
  expect(issuableAt(['teacher'], 'group')).toEqual(['student'])
  expect(issuableAt(['student'], 'group')).toEqual([])
})
