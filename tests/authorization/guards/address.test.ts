/** An e-mail address that somebody took without proving it: whose it is gets it, and nobody loses what they have. */
import { expect, test } from 'vitest'
import { type IdentityStage, identityStage } from '#tests/support/identity-stage.ts'

const HERE = { schoolId: 'playa-azul', region: 'Humacao' } as const
const LUZ = 'luz@escuela.test'
const A_STUDENT = { accountType: 'student', grade: '1' }

/** The teacher's address, taken by a student's sign-up; and how somebody is told of a call. */
async function taken() {
  const stage = await identityStage()
  await stage.keepSchool(HERE.schoolId)
  const squatter = await stage.signUp(LUZ, A_STUDENT)
  const told = async (asked: Promise<{ status: number | undefined; body: { error?: string } }>) => {
    const { status, body } = await asked
    return body.error ? `${status} ${body.error}` : `${status}`
  }
  const prove = (email = LUZ) => stage.askWith({}, stage.handlers.proveAddress, { email, language: 'es-PR' })
  const claim = (by: object, email = LUZ) => stage.askWith({}, stage.handlers.claimAddress, { email, by })
  const proofOf = () => /\b\d{8}\b/.exec(stage.mails.at(-1)?.body ?? '')?.[0] ?? ''
  return { stage, squatter, told, prove, claim, proofOf }
}

const codeForTeacher = (stage: IdentityStage, email?: string) =>
  stage.codeFor({ role: 'teacher', ...HERE }, email ? { forEmail: stage.hashOfEmail(email) } : {})

test('a sign-up with an address that is taken holds nobody’s code', async () => {
  const { stage } = await taken()
  const code = await codeForTeacher(stage)
  expect(await stage.signUp(LUZ, { accountType: 'teacher', code })).toContain('identity.emailTaken')
  expect(await stage.codeOf(code)).not.toHaveProperty('reservedBy')
  // Whoever has it uses it at once, under another address.
  expect(await stage.signUp('otra@escuela.test', { accountType: 'teacher', code })).not.toContain('refused')
})

test('nor does one that lacks a grade', async () => {
  const { stage } = await taken()
  const code = await stage.codeFor({ role: 'student', ...HERE })
  expect(await stage.signUp('ana@lee.test', { accountType: 'teacher', code })).toContain('gradeNeeded')
  expect(await stage.codeOf(code)).not.toHaveProperty('reservedBy')
})

test('whoever proves the address signs up with it, proven; who had it keeps all, and staff reach them', async () => {
  const { stage, squatter, told, prove, claim, proofOf } = await taken()
  expect(await told(prove())).toBe('200')
  expect(stage.mails.at(-1)?.to).toBe(LUZ)
  const { status, body } = await claim({ proof: proofOf() })
  expect(status).toBe(200)
  const code = await codeForTeacher(stage)
  const metadata = { accountType: 'teacher', code, addressTicket: body.ticket }
  expect(await stage.signUp(LUZ, metadata)).not.toContain('refused')
  const luz = await stage.tokenOf(LUZ)
  expect(luz).toMatchObject({ roles: 'teacher', email_verified: true })
  expect(luz?.sub).not.toBe(squatter)

  const child = { personId: squatter, roles: ['student'] as const }
  expect(await stage.askWith(stage.claimsOf(child), stage.handlers.getProfile)).toMatchObject({
    status: 200,
    body: { personId: squatter, role: 'student' },
  })
  const admin = await stage.firstAdmin()
  await stage.setStudentAt(squatter, HERE)
  const path = { schoolId: HERE.schoolId, personId: squatter }
  const reopened = await stage.askWith(admin, stage.handlers.reopenAccount, { email: 'nene@lee.test' }, path)
  expect(reopened.status).toBe(200)
  expect(await stage.tokenOf('nene@lee.test', reopened.body.wayIn.password)).toMatchObject({
    sub: squatter,
    roles: 'student',
  })
})

test('a school’s code made for the address is its word; another code is not, nor that one for another address', async () => {
  const { stage, squatter, told, claim } = await taken()
  expect(await told(claim({ code: await codeForTeacher(stage) }))).toBe('422 identity.proofInvalid')
  const code = await codeForTeacher(stage, LUZ)
  await stage.signUp('eva@escuela.test', A_STUDENT)
  expect(await told(claim({ code }, 'eva@escuela.test'))).toBe('422 identity.proofInvalid')
  expect(await stage.personOf('eva@escuela.test')).toBeDefined()
  const { body } = await claim({ code })
  const addressTicket: string = body.ticket
  expect(await stage.signUp(LUZ, { accountType: 'teacher', code, addressTicket })).not.toContain('refused')
  const luz = await stage.tokenOf(LUZ)
  expect(luz).toMatchObject({ roles: 'teacher', email_verified: false })
  expect(luz?.sub).not.toBe(squatter)
})

test('a code that has been used, has ended or whose maker may not give it makes nobody give way', async () => {
  const { stage, told, claim } = await taken()
  const forEmail = stage.hashOfEmail(LUZ)
  for (const made of [
    { state: 'used' as const },
    { state: 'revoked' as const },
    { endsAt: '2026-08-01T00:00:00.000Z' },
    { createdBy: 'nobody' },
  ])
    expect(
      await told(claim({ code: await stage.codeFor({ role: 'teacher', ...HERE }, { forEmail, ...made }) })),
    ).toBe('422 identity.proofInvalid')
})

test('once it has given way, the address is for whom it did, and for nobody quicker', async () => {
  const { stage, prove, claim, proofOf } = await taken()
  await prove()
  const { body } = await claim({ proof: proofOf() })
  for (const addressTicket of ['', 'another', undefined])
    expect(
      await stage.signUp(LUZ, { ...A_STUDENT, ...(addressTicket !== undefined && { addressTicket }) }),
    ).toContain('identity.emailTaken')
  expect(await stage.signUp(LUZ, { ...A_STUDENT, addressTicket: body.ticket })).not.toContain('refused')
})

test('an address that was proven gives way to nobody, and no mail goes there', async () => {
  const { stage, squatter, told, prove, claim } = await taken()
  await prove()
  const before = stage.mails.length
  const code = await codeForTeacher(stage, LUZ)
  await stage.stage.admin('AdminUpdateUserAttributes', {
    Username: squatter,
    UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
  })
  expect(await told(prove())).toBe('200')
  expect(await told(prove('nobody@lee.test'))).toBe('200')
  expect(stage.mails).toHaveLength(before)
  expect(await told(claim({ code }))).toBe('409 identity.emailProven')
  expect(await stage.personOf(LUZ)).toBe(squatter)
})

test('five wrong proofs are tried in a quarter of an hour, and three mails an hour are sent', async () => {
  const { stage, told, prove, claim, proofOf } = await taken()
  for (const _ of [1, 2, 3]) expect(await told(prove())).toBe('200')
  expect(await told(prove())).toBe('429 kernel.tooManyRequests')
  const right = proofOf()
  const wrong = right === '00000000' ? '00000001' : '00000000'
  for (const _ of [1, 2, 3, 4, 5])
    expect(await told(claim({ proof: wrong }))).toBe('422 identity.proofInvalid')
  expect(await told(claim({ proof: right }))).toBe('429 kernel.tooManyRequests')
  stage.pass(15)
  // Meanwhile it has ended.
  expect(await told(claim({ proof: right }))).toBe('422 identity.proofInvalid')
})
