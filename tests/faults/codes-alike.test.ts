/** Codes that open nothing: whatever is wrong with one, the answer is the same, and so is all that is done for it. */
import { expect, test } from 'vitest'
import { MOST_FAILURES, WINDOW_MS } from '#functions/identity/rules/tries.ts'
import { type IdentityStage, identityStage } from '#tests/support/identity-stage.ts'

const GRANT = { role: 'teacher', schoolId: 'playa-azul', region: 'Humacao' } as const

/** Codes with nothing in common but that they open nothing. */
const closed: Record<string, (stage: IdentityStage) => Promise<string>> = {
  unknown: async () => 'ABCDEFGHJK',
  'not a code': async () => '¡Hola!',
  used: ({ codeFor }) => codeFor(GRANT, { state: 'used', usedBy: 'eva', usedAt: '2026-08-10T12:00:00.000Z' }),
  revoked: ({ codeFor }) => codeFor(GRANT, { state: 'revoked' }),
  expired: ({ codeFor }) => codeFor(GRANT, { endsAt: '2026-08-10T11:59:59.999Z' }),
  'held by another': async ({ codeFor, signUp, steps }) => {
    const letters = await codeFor(GRANT)
    await steps.killing('PostConfirmation_ConfirmSignUp', () => signUp('eva@lee.test', { code: letters }))
    return letters
  },
  'being swept': ({ codeFor }) => codeFor(GRANT, { sweeping: '2026-08-10T12:00:00.000Z' }),
}

/** What is asked for side by side comes in any order. */
const done = ({ steps }: IdentityStage) => steps.seen.toSorted()

test.each([
  ['teacher', 'refused: PreSignUp failed with error identity.codeInvalid.'],
  ['family', 'refused: PreSignUp failed with error identity.familyCodeInvalid.'],
])('a %s who signs up cannot tell them apart', async (accountType, refusal) => {
  const answers = new Map<string, string>()
  for (const [which, make] of Object.entries(closed)) {
    const stage = await identityStage()
    const code = await make(stage)
    stage.steps.seen.length = 0
    const answer = await stage.signUp('ana@lee.test', { accountType, code })
    answers.set(JSON.stringify([answer, done(stage)]), which)
    expect(await stage.hasUser('ana@lee.test')).toBe(false)
  }
  expect([...answers]).toEqual([...answers].slice(0, 1))
  const [[answer, seen] = []] = [...answers.keys()].map(key => JSON.parse(key))
  expect(answer).toBe(refusal)
  expect(seen).toContain('dynamodb:UpdateItem')
})

/** A student with an account. */
async function ana({ signUp }: IdentityStage) {
  const email = 'ana@lee.test'
  const personId = await signUp(email, { accountType: 'student', grade: '1' })
  return { personId, roles: ['student'] as const, email }
}

test('nor can someone who has an account', async () => {
  const own: typeof closed = {
    ...closed,
    'of their own family': async stage =>
      stage.codeFor({ role: 'family', childId: (await stage.personOf('ana@lee.test')) ?? '' }),
  }
  const answers = new Map<string, string>()
  for (const [which, make] of Object.entries(own)) {
    const stage = await identityStage()
    const person = await ana(stage)
    const code = await make(stage)
    stage.steps.seen.length = 0
    const answer = await stage.applyCode(person, code)
    answers.set(JSON.stringify([answer, done(stage)]), which)
  }
  expect([...answers]).toEqual([...answers].slice(0, 1))
  const [[answer] = []] = [...answers.keys()].map(key => JSON.parse(key))
  expect(answer).toEqual({ status: 422, body: { error: 'identity.codeInvalid', requestId: 'request' } })
})

test('a code that one signed up with in vain may be used from the account one has', async () => {
  const stage = await identityStage()
  const person = await ana(stage)
  const code = await stage.codeFor(GRANT)
  // She forgot that she has an account: no code is held for a sign-up that cannot be.
  expect(await stage.signUp(person.email, { accountType: 'teacher', code })).toContain('identity.emailTaken')
  expect(await stage.applyCode(person, code)).toMatchObject({ status: 200, body: { role: 'teacher' } })
  expect(await stage.signIn(person.email)).toBe('teacher student')
})

test('after five failures no code opens anything for a quarter of an hour, by the same answer', async () => {
  const stage = await identityStage()
  const person = await ana(stage)
  const right = await stage.codeFor(GRANT)
  for (let failed = 0; failed < MOST_FAILURES; failed++)
    expect(await stage.applyCode(person, 'ABCDEFGHJK')).toMatchObject({ status: 422 })
  const locked = { status: 429, body: { error: 'kernel.tooManyRequests' } }
  for (const code of [right, 'ABCDEFGHJK']) expect(await stage.applyCode(person, code)).toMatchObject(locked)
  stage.pass(WINDOW_MS / 60_000)
  expect(await stage.applyCode(person, right)).toMatchObject({ status: 200 })
})

test('of many tries at once no more than five are looked up', async () => {
  const stage = await identityStage()
  const person = await ana(stage)
  const answers = await Promise.all(Array.from({ length: 40 }, () => stage.applyCode(person, 'ABCDEFGHJK')))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter(status => status === 422)).toHaveLength(MOST_FAILURES)
  expect(new Set(statuses)).toEqual(new Set([422, 429]))
})

test('right codes are no tries', async () => {
  const stage = await identityStage()
  const person = await ana(stage)
  for (let used = 0; used < 2 * MOST_FAILURES; used++)
    expect(await stage.applyCode(person, await stage.codeFor(GRANT))).toMatchObject({ status: 200 })
})

test('five failures at sign-up lock the address, and no other', async () => {
  const stage = await identityStage()
  const right = { accountType: 'teacher', code: await stage.codeFor(GRANT) }
  for (let failed = 0; failed < MOST_FAILURES; failed++)
    expect(await stage.signUp('ana@lee.test', { code: 'ABCDEFGHJK' })).toContain('identity.codeInvalid')
  expect(await stage.signUp('Ana@lee.test', right)).toContain('identity.tooManyTries')
  expect(await stage.signUp('eva@lee.test', right)).not.toContain('refused')
})
