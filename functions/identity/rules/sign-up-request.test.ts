import { expect, test } from 'vitest'
import { signUpRequestOf } from './sign-up-request.ts'

test('what a page says beside a sign-up is read', () => {
  const said = {
    accountType: 'teacher',
    schoolId: 'playa-azul',
    region: 'Ponce',
    grade: '2',
    language: 'en-US',
  }
  expect(signUpRequestOf(said)).toEqual(said)
})

test('a code is read as it is typed, and only so much of it', () => {
  const typed = signUpRequestOf({ code: ' abcde-fghjk ' }).code
  expect(typed).toBe(signUpRequestOf({ code: 'ABCDEFGHJK' }).code)
  expect(typed).toBeDefined()
  expect(signUpRequestOf({ code: `ABCDEFGHJK${' '.repeat(200)}x` }).code).toBe(typed)
})

test('what cannot be read counts as not said', () => {
  const nothing = { accountType: 'student' }
  expect(signUpRequestOf(undefined)).toEqual(nothing)
  expect(
    signUpRequestOf({
      accountType: 'queen',
      schoolId: 'a#b',
      region: 'Atlantis',
      grade: '12',
      language: 'la',
    }),
  ).toEqual(nothing)
  for (const schoolId of ['', 'x'.repeat(65), 'a b']) expect(signUpRequestOf({ schoolId })).toEqual(nothing)
  expect(signUpRequestOf({ schoolId: 'x'.repeat(64) }).schoolId).toHaveLength(64)
})
