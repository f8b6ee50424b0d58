import { expect, test } from 'vitest'
import {
  ACCOUNT_TYPES,
  asksForSchool,
  type Draft,
  isEmail,
  metadataOf,
  OTHER_SCHOOL,
  problemsOf,
} from './sign-up-rules.ts'

const filled: Draft = {
  accountType: 'student',
  fullName: 'Ana Rivera',
  email: 'ana@lee.test',
  password: 'tres guineos',
  code: '',
  grade: 'K',
  region: 'Humacao',
  school: 's-1',
}
const as = (accountType: Draft['accountType'], rest: Partial<Draft> = {}): Draft => ({
  ...filled,
  accountType,
  ...rest,
})

test('a filled form has no problem', () => {
  expect(problemsOf(filled)).toEqual({})
  for (const type of ACCOUNT_TYPES) expect(problemsOf(as(type, { code: 'abcde-fghjk' })), type).toEqual({})
})

test('each field says its own', () => {
  expect(problemsOf(as('student', { fullName: ' A ' }))).toEqual({ fullName: 'shortName' })
  expect(problemsOf(as('student', { fullName: 'Ana \u202eRivera' }))).toEqual({ fullName: 'oddName' })
  expect(problemsOf(as('student', { password: '12345' }))).toEqual({ password: 'shortPassword' })
  expect(problemsOf(as('student', { grade: undefined }))).toEqual({ grade: 'gradeNeeded' })
  expect(problemsOf(as('student', { region: undefined, school: undefined }))).toEqual({
    region: 'regionNeeded',
  })
  expect(problemsOf(as('student', { school: undefined }))).toEqual({ school: 'schoolNeeded' })
  for (const email of ['', 'ana', 'ana@lee', 'a b@lee.test', 'ana@@lee.test']) {
    expect(isEmail(email), email).toBe(false)
    expect(problemsOf(as('student', { email }))).toEqual({ email: 'invalidEmail' })
  }
})

test('staff need a code and families their child’s', () => {
  for (const type of ['teacher', 'director', 'ore', 'admin'] as const) {
    expect(problemsOf(as(type))).toEqual({ code: `${type}CodeNeeded` })
    expect(problemsOf(as(type, { code: 'ABC' }))).toEqual({ code: 'codeInvalid' })
  }
  expect(problemsOf(as('family'))).toEqual({ code: 'familyCodeNeeded' })
  expect(problemsOf(as('family', { code: 'ABCDE-FGHJ0' }))).toEqual({ code: 'familyCodeInvalid' })
})

test('a student’s code takes the place of the school', () => {
  const coded = as('student', { code: 'abcde-fghjk', region: undefined, school: undefined })
  expect(asksForSchool(coded)).toBe(false)
  expect(problemsOf(coded)).toEqual({})
  expect(metadataOf({ ...coded, region: 'Ponce', school: 's-9' }, 'es-PR')).toEqual({
    accountType: 'student',
    language: 'es-PR',
    code: 'ABCDEFGHJK',
    grade: 'K',
  })
})

test('identity is told the school, or only the region of another one', () => {
  expect(metadataOf(filled, 'en-US')).toEqual({
    accountType: 'student',
    language: 'en-US',
    grade: 'K',
    region: 'Humacao',
    schoolId: 's-1',
  })
  expect(metadataOf(as('student', { school: OTHER_SCHOOL }), 'es-PR')).not.toHaveProperty('schoolId')
  // What was chosen as a student before changing one's mind stays behind.
  expect(metadataOf(as('teacher', { code: 'ABCDE-FGHJK' }), 'es-PR')).toEqual({
    accountType: 'teacher',
    language: 'es-PR',
    code: 'ABCDEFGHJK',
  })
})
