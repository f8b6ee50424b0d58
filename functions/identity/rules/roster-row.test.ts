import { describe, expect, test } from 'vitest'
import { rosterIdOf, sourceOf } from '#functions/identity/rosters/roster-store.ts'
import {
  isAbsent,
  isBulk,
  isEnded,
  isSchool,
  listOf,
  nameOf,
  roleOf,
  schoolYearOf,
  servedGrade,
  titleOf,
} from './roster-row.ts'

describe('a grade', () => {
  test.each([
    ['PK', 'PK'],
    ['KG', 'K'],
    ['01', '1'],
    ['5', '5'],
    ['kg', 'K'],
    ['06,05', '5'],
    ['06,07', 'none'],
    ['Other', 'none'],
    ['', undefined],
    [undefined, undefined],
  ])('%s is %s', (cell, expected) => {
    expect(servedGrade(cell)).toBe(expected)
  })
})

test('a school year is named by its beginning, OneRoster’s by its end', () => {
  expect(schoolYearOf({ schoolYear: '2027' })).toBe(2026)
  for (const schoolYear of ['', 'pronto', '1999', '2026.5'])
    expect(schoolYearOf({ schoolYear })).toBeUndefined()
})

test('a name puts what is preferred first, and is one that people can read', () => {
  expect(nameOf({ givenName: 'María', middleName: 'del Carmen', familyName: 'Ruiz' })).toBe(
    'María del Carmen Ruiz',
  )
  expect(nameOf({ givenName: 'María', familyName: 'Ruiz', preferredGivenName: 'Mía' })).toBe('Mía Ruiz')
  expect(nameOf({ givenName: '', familyName: '' })).toBeUndefined()
  expect(nameOf({ givenName: 'A\u202Eb', familyName: 'c' })).toBeUndefined()
  expect(titleOf({ title: `${'x'.repeat(59)} y` })).toBe('x'.repeat(59))
  expect(titleOf({ title: '' })).toBeUndefined()
})

test('what is ended, and who is what, is said in any case', () => {
  expect([{ status: 'ToBeDeleted' }, { status: 'inactive' }, { enabledUser: 'FALSE' }].map(isEnded)).toEqual([
    true,
    true,
    true,
  ])
  expect([{ status: 'active' }, { status: '' }, { enabledUser: 'true' }].some(isEnded)).toBe(false)
  expect([{ role: 'Student' }, { role: 'teacher' }, { role: 'aide' }, {}].map(roleOf)).toEqual([
    'student',
    'teacher',
    undefined,
    undefined,
  ])
  expect(listOf(' a, b ,,c')).toEqual(['a', 'b', 'c'])
  const notes = new Map([
    ['file.users', 'Bulk'],
    ['file.classes', 'delta'],
  ])
  expect([isBulk(notes, 'users'), isBulk(notes, 'classes'), isBulk(notes, 'orgs')]).toEqual([
    true,
    false,
    false,
  ])
})

test('a line of a roster says whose it is, and no other id does', () => {
  const rosterId = rosterIdOf('school:playa-azul', 'niña 1')
  expect(sourceOf(rosterId)).toEqual({ place: 'school:playa-azul', userId: 'niña 1' })
  expect(sourceOf('0193-made-by-hand')).toBeUndefined()
  expect(rosterIdOf('school:another', 'niña 1')).not.toBe(rosterId)
})

test('a file that the manifest calls absent is left out, in any case; any other is not', () => {
  const notes = new Map([
    ['file.users', 'Absent'],
    ['file.classes', 'bulk'],
  ])
  expect(['users', 'classes', 'orgs'].map(file => isAbsent(notes, file))).toEqual([true, false, false])
})

test('a school is an org of that type', () => {
  expect([{ type: 'School' }, { type: 'district' }, {}].map(isSchool)).toEqual([true, false, false])
})

test('a title ends at sixty letters, and has none that cannot be seen', () => {
  expect(titleOf({ title: 'x'.repeat(61) })).toBe('x'.repeat(60))
  expect(titleOf({ title: 'Kínder\u202E A' })).toBeUndefined()
  expect(titleOf({})).toBeUndefined()
})
