import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { getPurse } from '#shared/coins/routes.ts'
import { applyCode, createCodes } from '#shared/identity/access-code-routes.ts'
import { getProfile } from '#shared/identity/routes.ts'
import { placeAt } from '#shared/kernel/place.ts'
import { eventually } from '#tests/support/eventually.ts'
import { redirects } from '#tests/support/redirects.ts'
import { signUp as openNative } from '#tests/support/session.ts'
import { googleOffered, signIn, signInWithGoogle, takeGoogleFailure } from '#web/lib/auth-actions.ts'
import { bringsGoogleAnswer } from '#web/lib/google-answer.ts'
import { homeOf } from '#web/lib/home.ts'
import { bearer, readSession, type Session, signOut } from '#web/lib/session.ts'
import { door, hand } from './house.ts'

// The page's own session, with a location that goes nowhere by itself: the test walks the redirects.
vi.mock('#web/lib/runtime-config.ts', () => ({
  runtimeConfig: async () => door.config,
  knownFlags: () => ({}),
}))
const site = new URL(door.config.apiUrl).origin
const page = { origin: site, pathname: '/dashboard', search: '', assign: vi.fn<(address: string) => void>() }
const kept = new Map<string, string>()
vi.stubGlobal('location', page)
// The page is gone as soon as it is left.
vi.stubGlobal('addEventListener', (_: 'pagehide', gone: () => void) => queueMicrotask(gone))
vi.stubGlobal('history', {
  state: null,
  replaceState: () => {
    page.search = ''
  },
})
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => void kept.set(name, text),
  removeItem: (name: string) => void kept.delete(name),
})
beforeEach(() => {
  page.search = ''
  page.assign.mockClear()
})

const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
const personOf = (session: Session | string) =>
  typeof session === 'object' && session.status === 'signedIn' ? session.person : expect.unreachable()
const account = () => ({ name: 'Noa Vélez', email: `${randomUUID()}@google.test`, verified: 'on' })

/** Presses Google's button and walks there and back; the page is then where Google has sent it. */
async function throughGoogle(form: Readonly<Record<string, string>>, go = redirects()) {
  expect(await signInWithGoogle()).toBeUndefined()
  const asked = await go(page.assign.mock.lastCall?.[0] ?? '')
  const chooser = await go(asked.to ?? '')
  expect(chooser.body).toContain('<form method="post">')
  const answered = await go(asked.to ?? '', form)
  const { to } = await go(answered.to ?? '')
  expect(to?.origin).toBe(site)
  expect(to?.pathname).toBe('/dashboard')
  page.search = to?.search ?? ''
}

test('a demo teacher’s session is a teacher’s', async () => {
  expect(personOf(await signIn('teacher@demo.test', 'coqui-demo'))).toMatchObject({
    roles: ['teacher'],
    schoolId: 'playa-azul',
    fullName: 'Luz Delgado Matos',
    emailVerified: true,
  })
  await signOut()
  expect(page.assign).not.toHaveBeenCalled()
})

test.runIf(hand)('whoever comes by Google has an account like any other, the same each time', async () => {
  expect(await googleOffered()).toBe(true)
  const noa = account()
  await throughGoogle(noa)
  // Two parts of the page may ask at once; the code is good once.
  const [first, second] = await Promise.all([readSession(), readSession()])
  const person = personOf(first)
  expect(person).toMatchObject({
    email: noa.email,
    fullName: noa.name,
    roles: ['student'],
    emailVerified: true,
  })
  expect(second).toEqual(first)
  expect(page.search).toBe('')

  const token = await bearer()
  const holder = door.holding(token ?? '')
  expect(await holder.ask(getProfile)).toMatchObject({ personId: person.personId, fullName: noa.name })
  expect(await holder.ask(getPurse)).toMatchObject({ balance: 0 })
  await eventually(async () => {
    const { 'custom:role': mirrored } = claimsOf((await bearer({ fresh: true })) ?? '')
    expect(mirrored).toBe('student')
  })

  await signOut()
  const [goodbye] = page.assign.mock.lastCall ?? []
  expect((await redirects()(goodbye ?? '')).to?.href).toBe(`${site}/auth`)
  const director = await door.signIn('director@demo.test')
  const { codes } = await director.ask(createCodes, {
    path: { place: placeAt('school', 'playa-azul') },
    body: { role: 'teacher', count: 1 },
  })
  await holder.ask(applyCode, { body: { code: codes[0]?.code ?? '' } })
  await throughGoogle(noa)
  expect(bringsGoogleAnswer(page)).toBe(true)
  const again = personOf(await readSession())
  expect(again).toMatchObject({ personId: person.personId, roles: ['teacher', 'student'] })
  // Where the guard then leads.
  expect(homeOf(again.roles)).toBe('/comprehensive-dashboard')
  await signOut()
})

test.runIf(hand)('the page may ask for its tokens, and a page from elsewhere may not', async () => {
  const { authDomain } = door.config
  const policy = (await fetch(site)).headers.get('content-security-policy')
  expect(policy).toMatch(new RegExp(`connect-src [^;]*${authDomain}`))
  const ask = (origin: string) => fetch(`${authDomain}/oauth2/token`, { method: 'POST', headers: { origin } })
  expect((await ask(site)).headers.get('access-control-allow-origin')).toBe(site)
  expect((await ask('https://elsewhere.test')).status).toBe(403)
})

test.runIf(hand)('an account with the same address and a password is never entered by Google', async () => {
  const { email, name } = account()
  const native = await openNative(door.config, { email, name, password: 'secreto' })
  await throughGoogle({ name: 'Otra Persona', email, verified: 'on' })
  const session = await readSession()
  // Refused, or a person of their own; never the one who holds the password.
  if (session.status === 'signedIn') expect(session.person.personId).not.toBe(native)
  else expect(takeGoogleFailure()).toBe('alreadyRegistered')
  await signOut()
  expect(personOf(await signIn(email, 'secreto')).personId).toBe(native)
  await signOut()
})

test.runIf(hand)('a changed mind, a foreign answer and a code used before open nothing', async () => {
  await throughGoogle({ cancel: 'yes' })
  expect(await readSession()).toEqual({ status: 'signedOut' })
  expect(takeGoogleFailure()).toBeUndefined()

  await throughGoogle(account())
  const answer = page.search
  page.search = answer.replace(/state=[^&]*/, 'state=of-somebody-else')
  expect(await readSession()).toEqual({ status: 'signedOut' })
  expect(takeGoogleFailure()).toBe('unknownPerson')
  expect(takeGoogleFailure()).toBeUndefined()

  // The page forgot the question with the first answer.
  page.search = answer
  expect(await readSession()).toEqual({ status: 'signedOut' })
  expect(takeGoogleFailure()).toBeUndefined()
})
