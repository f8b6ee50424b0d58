/** Signing up: whatever a page says, nobody becomes more than a code makes of them. */
import { expect, test } from 'vitest'
import { identityStage } from '#tests/support/identity-stage.ts'

test('no role comes without its code, whatever is said beside it', async () => {
  const { signUp, signIn, codeFor, hasUser } = await identityStage()
  for (const accountType of ['admin', 'ore', 'director', 'teacher', 'family'])
    expect(await signUp(`${accountType}@lee.test`, { accountType, grade: '1' })).toContain(
      'identity.codeNeeded',
    )
  const student = { accountType: 'student', grade: '1', role: 'admin', roles: 'admin' }
  await signUp('ana@lee.test', student)
  expect(await signIn('ana@lee.test')).toBe('student')

  const code = await codeFor({ role: 'teacher', schoolId: 'playa-azul', region: 'Humacao' })
  await signUp('luz@lee.test', { accountType: 'admin', code, role: 'admin' })
  expect(await signIn('luz@lee.test')).toBe('teacher')
  expect(await signUp('eva@lee.test', { accountType: 'admin', code })).toContain('identity.codeInvalid')
  expect(await hasUser('eva@lee.test')).toBe(false)
})

test('a child’s address is nobody’s to sign up with', async () => {
  const { signUp } = await identityStage()
  for (const email of ['r1@ninos.invalid', 'r1@NINOS.invalid'])
    expect(await signUp(email, { accountType: 'student', grade: '1' })).toContain('identity.emailReserved')
})

test('the sixth code that an address tries is not looked at', async () => {
  const { signUp, codeFor } = await identityStage()
  const tried = (code: string) => signUp('eva@lee.test', { accountType: 'teacher', code })
  for (const last of 'ABCDE') expect(await tried(`AAAAAAAAA${last}`)).toContain('identity.codeInvalid')
  expect(await tried(await codeFor({ role: 'teacher' }))).toContain('identity.tooManyTries')
})

test('without a code a student chooses an active school, in the region they say', async () => {
  const { signUp, keepSchool } = await identityStage()
  await keepSchool('playa-azul')
  const chosen = (email: string, schoolId: string, region: string) =>
    signUp(email, { accountType: 'student', grade: '1', schoolId, region })
  expect(await chosen('a@lee.test', 'playa-azul', 'Ponce')).toContain('identity.schoolUnknown')
  expect(await chosen('b@lee.test', 'nowhere', 'Humacao')).toContain('identity.schoolUnknown')
  expect(await chosen('c@lee.test', 'playa-azul', 'Humacao')).not.toContain('refused')
  await keepSchool('la-caracola', false)
  expect(await chosen('d@lee.test', 'la-caracola', 'Humacao')).toContain('identity.schoolUnknown')
})
