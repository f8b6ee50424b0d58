/** Stories over several calls, in which a session is ended while somebody else still holds its tokens. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getProfile } from '#shared/identity/routes.ts'
import { endSession, endSessions, listSessions } from '#shared/identity/session-routes.ts'
import { door } from '#tests/journeys/house.ts'
import { poolCall } from '#tests/support/pool-call.ts'
import { signUp } from '#tests/support/session.ts'
import { told } from './gains.ts'

const OVER = '401 kernel.sessionEnded'

/** Somebody with a password, and each further way in of theirs. */
async function somebody() {
  const [email, password] = [`${randomUUID()}@lee.test`, randomUUID()]
  await signUp(door.config, { email, password, name: 'Ana Rivera' })
  return { comesIn: () => door.signIn(email, password) }
}

const refreshed = (refreshToken: string) =>
  poolCall(door.config, 'InitiateAuth', {
    ClientId: door.config.userPoolClientId,
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: refreshToken },
  })

/** Past the second in which something was begun: tokens tell no finer. */
const aSecond = () => new Promise(resolve => setTimeout(resolve, 1_100))

test('one sees where one is signed in, and ends one sign-in of them', async () => {
  const { comesIn } = await somebody()
  const [here, left] = [await comesIn(), await comesIn()]
  for (const session of [left, here]) await session.ask(getProfile)
  const { sessions } = await here.ask(listSessions)
  expect(sessions).toMatchObject([
    { kind: 'own', isThis: true },
    { kind: 'own', isThis: false },
  ])
  const sessionId = sessions[1]?.sessionId ?? ''
  await here.ask(endSession, { path: { sessionId } })
  expect(told(await left.tryTo(getProfile))).toBe(OVER)
  expect((await here.ask(listSessions)).sessions).toMatchObject([{ isThis: true }])
})

test('what one has ended gets no new tokens', async () => {
  const { comesIn } = await somebody()
  const ana = await comesIn()
  await ana.ask(getProfile)
  expect((await refreshed(ana.refreshToken)).AuthenticationResult).toBeDefined()
  const { sessions } = await ana.ask(listSessions)
  await ana.ask(endSession, { path: { sessionId: sessions[0]?.sessionId ?? '' } })
  const answer = await refreshed(ana.refreshToken)
  expect(answer.AuthenticationResult).toBeUndefined()
  expect(answer.message).toContain('identity.sessionEnded')
})

test('nobody ends a session of another', async () => {
  const [ana, stranger] = [await door.newStudent(), await door.newStudent()]
  await ana.ask(getProfile)
  const { sessions } = await ana.ask(listSessions)
  await stranger.ask(endSession, { path: { sessionId: sessions[0]?.sessionId ?? '' } })
  expect(told(await ana.tryTo(getProfile))).toBe('200')
})

test('signed out everywhere: heard of or not, each token is refused, and none is renewed', async () => {
  const { comesIn } = await somebody()
  const silent = await comesIn()
  await aSecond()
  const [lost, here] = [await comesIn(), await comesIn()]
  for (const session of [lost, here]) await session.ask(getProfile)
  await here.ask(endSessions)
  for (const session of [silent, lost, here]) {
    expect(told(await session.tryTo(getProfile))).toBe(OVER)
    // The pool itself: the trigger that would refuse too is not even asked.
    const { AuthenticationResult, __type } = await refreshed(session.refreshToken)
    expect([AuthenticationResult, __type]).toEqual([undefined, 'NotAuthorizedException'])
  }
  await aSecond()
  expect(told(await (await comesIn()).tryTo(getProfile))).toBe('200')
})
