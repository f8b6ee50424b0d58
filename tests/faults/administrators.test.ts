/** There is a first administrator, and always a last one. */
import { expect, test } from 'vitest'
import { identityStage } from '#tests/support/identity-stage.ts'

test('a deployment prints one code, until an administrator has used it', async () => {
  const { firstAdminCode, personOf, signIn, signUp, endRole } = await identityStage()
  const lost = (await firstAdminCode()) ?? ''
  const code = (await firstAdminCode()) ?? ''
  expect(await signUp('eva@lee.test', { accountType: 'admin', code: lost })).toContain('identity.codeInvalid')
  const personId = await signUp('ana@lee.test', { accountType: 'admin', code })
  expect(await signIn('ana@lee.test')).toBe('admin')
  expect(await firstAdminCode()).toBeUndefined()

  // And she stays one, as long as she is the only one.
  const ana = { personId, roles: ['admin'] as const }
  expect(await endRole(ana, personId, 'admin')).toMatchObject({
    status: 409,
    body: { error: 'identity.lastAdmin' },
  })
  expect(await personOf('ana@lee.test')).toBe(personId)
})

test('of two administrators, each ends the other’s role at once: one of them stays', async () => {
  const { codeFor, endRole, signIn, signUp } = await identityStage()
  const emails = ['ana@lee.test', 'eva@lee.test']
  const ids: string[] = []
  for (const email of emails) ids.push(await signUp(email, { code: await codeFor({ role: 'admin' }) }))
  const [ana = '', eva = ''] = ids
  const answers = await Promise.all([
    endRole({ personId: ana, roles: ['admin'] }, eva, 'admin'),
    endRole({ personId: eva, roles: ['admin'] }, ana, 'admin'),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const roles = await Promise.all(emails.map(signIn))
  expect(roles.filter(role => role === 'admin')).toHaveLength(1)
})
