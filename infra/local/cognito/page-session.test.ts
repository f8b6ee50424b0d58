import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  changePassword,
  confirmEmailCode,
  confirmReset,
  requestReset,
  sendEmailCode,
  signIn,
  signInAnew,
  signInWithPictures,
  signUp,
} from '#web/lib/auth-actions.ts'
import { call } from '#web/lib/client.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { readSession, type Session, signOut } from '#web/lib/session.ts'
import { openStage, type Stage, serveStage } from './stage.ts'

// The page's session, unchanged, against a pool with functions as identity's.
const config = vi.hoisted(() => ({
  userPoolId: '',
  userPoolClientId: '',
  sharedClientId: '',
  picturesClientId: '',
  userPoolEndpoint: '',
}))
vi.mock('#web/lib/runtime-config.ts', () => ({ runtimeConfig: async () => config }))
vi.mock('#web/lib/client.ts', () => ({ call: vi.fn() }))
vi.stubGlobal('location', { search: '' })

let refuse: string | undefined
let stage: Stage
let front: Awaited<ReturnType<typeof serveStage>>
beforeAll(async () => {
  stage = await openStage({
    triggers: {
      PreSignUp: event => {
        if (refuse) throw new Error(refuse)
        event.response.autoConfirmUser = true
      },
      PreTokenGeneration: event => {
        event.response.claimsOverrideDetails = { claimsToAddOrOverride: { roles: 'teacher student' } }
      },
      DefineAuthChallenge: event => {
        const rounds = event.request.session as { challengeResult: boolean }[]
        event.response.issueTokens = rounds.at(-1)?.challengeResult === true
        event.response.failAuthentication = rounds.at(-1)?.challengeResult === false
        event.response.challengeName = 'CUSTOM_CHALLENGE'
      },
      CreateAuthChallenge: event => {
        event.response.publicChallengeParameters = {}
      },
      VerifyAuthChallengeResponse: event => {
        event.response.answerCorrect = event.request.challengeAnswer === 'good-ticket'
      },
    },
  })
  front = await serveStage(stage)
  Object.assign(config, {
    userPoolId: stage.pool.id,
    userPoolClientId: stage.client.id,
    // One for all: which of them a way in takes is told elsewhere.
    sharedClientId: stage.client.id,
    picturesClientId: stage.client.id,
    userPoolEndpoint: front.url,
  })
})
afterAll(async () => {
  await front.close()
  stage.close()
})
beforeEach(() => {
  refuse = undefined
})

const metadata = { accountType: 'teacher', language: 'es-PR', code: 'ABCDE-FGHIJ', grade: undefined } as const
const luz = { email: 'luz@escuela.test', password: 'secreto', fullName: 'Luz Delgado', metadata }
const personOf = (session: Session | string) =>
  typeof session === 'object' && session.status === 'signedIn' ? session.person : expect.unreachable()

test('a new account is told of its code, and is signed in', async () => {
  expect(personOf(await signUp(luz))).toMatchObject({
    email: luz.email,
    fullName: luz.fullName,
    roles: ['teacher', 'student'],
    emailVerified: false,
  })
  const [asked] = stage.events.filter(({ triggerSource }) => triggerSource === 'PreSignUp_SignUp')
  expect(asked?.request.clientMetadata).toEqual({
    accountType: 'teacher',
    language: 'es-PR',
    code: 'ABCDE-FGHIJ',
  })
  expect(await signUp(luz)).toBe('alreadyRegistered')
  expect(await signUp({ ...luz, email: 'corta@escuela.test', password: 'corta' })).toBe('passwordRefused')
})

test.each(['codeInvalid', 'familyCodeInvalid', 'tooManyTries'] as const)(
  'identity’s refusal %s is the answer',
  async code => {
    refuse = `identity.${code}`
    expect(await signUp({ ...luz, email: 'otra@escuela.test' })).toBe(code)
  },
)

test('three pictures at a seat of the class sign a child in, and nothing less does', async () => {
  const child = personOf(await signUp({ ...luz, email: 'nene@escuela.test' }))
  const seats = {
    calls: [] as unknown[],
    answer: { username: child.personId, ticket: 'good-ticket', device: 'known' },
  }
  const refused = (code: string, status: number) => {
    throw new Refusal({ code, status })
  }
  vi.mocked(call).mockImplementation(async (_, args) => {
    seats.calls.push(args)
    if (refuse) return refused(refuse, refuse.startsWith('identity') ? 403 : 0) as never
    return seats.answer as never
  })
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  })
  const enter = () => signInWithPictures('ABCDE', 7, ['sol', 'coqui', 'luna'])
  expect(personOf(await enter()).personId).toBe(child.personId)
  expect(seats.calls).toEqual([
    { path: { classCode: 'ABCDE' }, body: { seat: 7, pictures: ['sol', 'coqui', 'luna'] } },
  ])
  seats.answer = { ...seats.answer, ticket: 'another' }
  expect(await enter()).toBe('wrongCredentials')
  // The device says from now on that it was here before.
  expect(seats.calls[1]).toMatchObject({ body: { seat: 7, device: 'known' } })
  seats.answer = { ...seats.answer, username: 'nobody', ticket: 'good-ticket' }
  expect(await enter()).toBe('wrongCredentials')
  refuse = 'identity.wrongPictures'
  expect(await enter()).toBe('wrongCredentials')
  refuse = 'identity.tooManyTries'
  expect(await enter()).toBe('tooManyTries')
  refuse = 'client.unreachable'
  expect(await enter()).toBe('unreachable')
  vi.stubGlobal('localStorage', undefined)
})

test('an address is proven by its code; only then a forgotten password is reset there, and one that is known changed', async () => {
  expect(await requestReset(luz.email)).toBe('askStaff')
  expect(personOf(await signIn(luz.email, luz.password)).emailVerified).toBe(false)
  expect(await sendEmailCode()).toBeUndefined()
  const code = stage.code()
  expect(await confirmEmailCode(code === '000000' ? '000001' : '000000')).toBe('codeWrong')
  expect(await confirmEmailCode(code)).toBeUndefined()
  expect(personOf(await readSession()).emailVerified).toBe(true)
  await signOut()

  expect(await requestReset(luz.email)).toBeUndefined()
  expect(await confirmReset(luz.email, stage.code(), 'corta')).toBe('passwordRefused')
  expect(await confirmReset(luz.email, stage.code(), 'nueva-clave')).toBeUndefined()
  expect(await signIn(luz.email, luz.password)).toBe('wrongCredentials')
  expect(personOf(await signIn(luz.email, 'nueva-clave')).email).toBe(luz.email)
  expect(await changePassword('otra-clave', 'la-tercera')).toBe('wrongPassword')
  expect(await changePassword('nueva-clave', 'corta')).toBe('passwordRefused')
  expect(await changePassword('nueva-clave', 'la-tercera')).toBeUndefined()
  expect(await signIn(luz.email, 'nueva-clave')).toBe('wrongCredentials')
  expect(personOf(await signIn(luz.email, 'la-tercera')).email).toBe(luz.email)
  // Nobody's address is answered like somebody's.
  expect(await requestReset('nadie@escuela.test')).toBeUndefined()
  expect(await confirmReset('nadie@escuela.test', '123456', 'nueva-clave')).toBe('codeExpired')
})

test('a password that the school set opens once, and one of their own takes its place', async () => {
  const ana = { ...luz, email: 'ana@escuela.test' }
  await signUp(ana)
  await signOut()
  await stage.admin('AdminSetUserPassword', { Username: ana.email, Password: 'sol-luna-0417' })
  expect(await signIn(ana.email, ana.password)).toBe('wrongCredentials')
  expect(await signIn(ana.email, 'sol-luna-0417')).toBe('ownPassword')
  expect(await readSession()).toEqual({ status: 'signedOut' })
  expect(await signInAnew(ana.email, 'sol-luna-0417', 'corta')).toBe('passwordRefused')
  expect(await signInAnew(ana.email, 'otra', 'tres guineos')).toBe('wrongCredentials')
  expect(personOf(await signInAnew(ana.email, 'sol-luna-0417', 'tres guineos')).email).toBe(ana.email)
  expect(await signIn(ana.email, 'sol-luna-0417')).toBe('wrongCredentials')
  expect(personOf(await signIn(ana.email, 'tres guineos')).email).toBe(ana.email)

  await stage.admin('AdminSetUserPassword', { Username: ana.email, Password: 'sol-luna-0417' })
  stage.clock.now += 8 * 86_400_000
  expect(await signIn(ana.email, 'sol-luna-0417')).toBe('temporaryExpired')
})
