import { expect, test } from 'vitest'
import { givesAt, levelsOf, ownPlace, placeOf } from './places.ts'

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

test('each gives what is theirs to give, where it is', () => {
  expect(givesAt(['admin'], 'island')).toEqual(['admin'])
  expect(givesAt(['ore'], 'region')).toEqual([])
  expect(givesAt(['ore'], 'school')).toEqual(['director', 'teacher'])
  expect(givesAt(['director'], 'school')).toEqual(['teacher', 'student'])
  expect(givesAt(['teacher'], 'school')).toEqual([])
  expect(givesAt(['teacher'], 'group')).toEqual(['student'])
  expect(givesAt(['student'], 'group')).toEqual([])
})
