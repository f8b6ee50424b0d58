/** Stories over several calls, in which somebody has seen a child’s three pictures. What they keep of it is nothing. */
import { expect, test } from 'vitest'
import { routes } from '#shared/contract.ts'
import { applyCode, createCodes } from '#shared/identity/access-code-routes.ts'
import { claimChild, createFamilyCode, listFamilies, unlinkChild } from '#shared/identity/family-routes.ts'
import type { PictureWord } from '#shared/identity/group.ts'
import {
  addToGroup,
  changeGroup,
  createGroup,
  openPreReader,
  setPictures,
} from '#shared/identity/group-routes.ts'
import { changeProfile, getProfile } from '#shared/identity/routes.ts'
import { isCommand, type RouteSpec } from '#shared/kernel/route.ts'
import { listNotifications } from '#shared/notifications/routes.ts'
import { changeSettings } from '#shared/settings/routes.ts'
import { door } from '#tests/journeys/house.ts'
import { member, newSchool } from '#tests/journeys/member.ts'
import { eventually } from '#tests/support/eventually.ts'
import type { SignedIn } from '#tests/support/person.ts'
import { signInWithPictures } from '#tests/support/picture-sign-in.ts'
import { poolCall } from '#tests/support/pool-call.ts'
import { told } from './gains.ts'

const here = await newSchool()
const teacher = await member('teacher', here)
const WORD: PictureWord = ['coqui', 'sol', 'coqui']
const OTHER: PictureWord = ['sol', 'coqui', 'coqui']

/** A child of a class who has no e-mail, and how whoever knows their pictures comes in. */
async function newChild() {
  const body = { name: 'Kínder A', grade: 'K', schoolYear: 2026 } as const
  const { groupId } = await teacher.ask(createGroup, { path: { schoolId: here.schoolId }, body })
  const { classCode = '' } = await teacher.ask(changeGroup, {
    path: { groupId },
    body: { pictureSignIn: true },
  })
  const { expected } = await teacher.ask(addToGroup, {
    path: { groupId },
    body: { fullName: 'Mía Quiñones' },
  })
  const path = { groupId, rosterId: expected[0]?.rosterId ?? '' }
  const { studentId } = await teacher.ask(openPreReader, { path, body: { pictures: WORD } })
  const comesIn = async (pictures: PictureWord) => {
    const tokens = await signInWithPictures(door.config, { classCode, firstName: 'Mía', pictures })
    return { ...door.holding(tokens.idToken ?? ''), ...tokens }
  }
  return { studentId, comesIn }
}

const refreshed = async (refreshToken = '') =>
  poolCall(door.config, 'InitiateAuth', {
    ClientId: door.config.picturesClientId,
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: refreshToken },
  })

const NOT_BY_PICTURES = '403 kernel.notByPictures'

test('whoever knows the pictures reads and practises, and makes nothing that lasts', async () => {
  const { studentId, comesIn } = await newChild()
  const path = { studentId }
  const stranger = await comesIn(WORD)
  const renewed = door.holding((await refreshed(stranger.refreshToken)).AuthenticationResult?.IdToken ?? '')
  for (const session of [stranger, renewed]) {
    expect(told(await session.tryTo(getProfile))).toBe('200')
    expect(told(await session.tryTo(changeSettings, { body: { theme: 'high' } }))).toBe('200')
    expect(told(await session.tryTo(createFamilyCode, { path }))).toBe(NOT_BY_PICTURES)
    expect(told(await session.tryTo(changeProfile, { body: { fullName: 'Otro Nombre' } }))).toBe(
      NOT_BY_PICTURES,
    )
    const body = { code: 'AAAAA-AAAAA' }
    expect(told(await session.tryTo(applyCode, { body }))).toBe(NOT_BY_PICTURES)
    expect(told(await session.tryTo(claimChild, { body }))).toBe(NOT_BY_PICTURES)
    expect(told(await session.tryTo(unlinkChild, { path }))).toBe(NOT_BY_PICTURES)
  }
  expect(await renewed.ask(getProfile)).toMatchObject({ fullName: 'Mía Quiñones' })
  expect((await teacher.ask(listFamilies, { path })).families).toEqual([])
})

test('nor by the pool: neither name, address nor password', async () => {
  const { comesIn } = await newChild()
  const { accessToken: AccessToken } = await comesIn(WORD)
  const pool = async (action: string, input: object) =>
    (await poolCall(door.config, action, { AccessToken, ...input })).__type
  for (const Name of ['name', 'email', 'preferred_username'])
    expect(
      await pool('UpdateUserAttributes', { UserAttributes: [{ Name, Value: 'a@b.test' }] }),
      Name,
    ).toMatch(/^NotAuthorizedException|InvalidParameterException$/)
  expect(
    await pool('ChangePassword', { PreviousPassword: 'coqui-demo', ProposedPassword: 'coqui-demo' }),
  ).toBe('NotAuthorizedException')
})

test('pictures begin no session that lasts as long as a password’s, nor does a password one of theirs', async () => {
  const { studentId } = await newChild()
  const begin = (ClientId: string, AuthFlow: string) =>
    poolCall(door.config, 'InitiateAuth', {
      ClientId,
      AuthFlow,
      AuthParameters: { USERNAME: studentId, SRP_A: 'f'.repeat(768) },
    })
  const { userPoolClientId, sharedClientId, picturesClientId } = door.config
  for (const client of [userPoolClientId, sharedClientId])
    expect((await begin(client, 'CUSTOM_AUTH')).__type).toBe('InvalidParameterException')
  expect((await begin(picturesClientId, 'USER_SRP_AUTH')).__type).toBe('InvalidParameterException')
})

test('new pictures end what was begun with those before, on the next request and for good', async () => {
  const { studentId, comesIn } = await newChild()
  const stranger = await comesIn(WORD)
  expect(told(await stranger.tryTo(getProfile))).toBe('200')
  await teacher.ask(setPictures, { path: { studentId }, body: { pictures: OTHER } })
  expect(told(await stranger.tryTo(getProfile))).toBe('401 kernel.sessionEnded')
  // However quick: a token refreshed before the pool has heard of it opens nothing either.
  const { AuthenticationResult } = await refreshed(stranger.refreshToken)
  if (AuthenticationResult) {
    const renewed = door.holding(AuthenticationResult.IdToken ?? '')
    expect((await renewed.tryTo(getProfile)).status).toBe(401)
  }
  const child = await comesIn(OTHER)
  expect(told(await child.tryTo(getProfile))).toBe('200')
})

test('new pictures end a session that was never heard of, too', async () => {
  const { studentId, comesIn } = await newChild()
  const silent = await comesIn(WORD)
  // Past the second in which it was begun: tokens tell no finer.
  await new Promise(resolve => setTimeout(resolve, 1_100))
  await teacher.ask(setPictures, { path: { studentId }, body: { pictures: OTHER } })
  expect(told(await silent.tryTo(getProfile))).toBe('401 kernel.sessionEnded')
})

test('every command of the contract that a student may send has decided whether pictures are enough', async () => {
  const { studentId, comesIn } = await newChild()
  const session = await comesIn(WORD)
  const commands: readonly RouteSpec[] = routes.filter(
    (route: RouteSpec) =>
      isCommand(route) && route.may.roles !== 'anyone' && route.may.roles.includes('student'),
  )
  expect(commands.length).toBeGreaterThan(12)
  for (const route of commands) {
    const { status, body } = await session.raw(route.on.replace(/\{\w+\}/g, studentId), { body: '{}' })
    const refused = status === 403 && Object(body).error === 'kernel.notByPictures'
    expect(refused, route.on).toBe(route.byPictures === false)
  }
})

test('a new link is told to the child’s teacher and to the families there are, and to nobody else', async () => {
  const body = { name: 'Primero C', grade: '1', schoolYear: 2026 } as const
  const { groupId } = await teacher.ask(createGroup, { path: { schoolId: here.schoolId }, body })
  const colleague = await member('teacher', here)
  const place = `group:${groupId}`
  const { codes } = await teacher.ask(createCodes, { path: { place }, body: { role: 'student', count: 1 } })
  const child = await door.newStudent('Lía Cruz')
  await child.ask(applyCode, { body: { code: codes[0]?.code ?? '' } })
  const path = { studentId: child.personId }
  const joins = async () => {
    const { code } = await child.ask(createFamilyCode, { path })
    const family = await member('family', {})
    await family.ask(claimChild, { body: { code } })
    return family
  }
  const toldOf = async (who: SignedIn) =>
    (await who.ask(listNotifications)).notifications.filter(
      ({ text }) => text.template === 'identity.familyLinked',
    )
  const mother = await joins()
  await eventually(async () => expect(await toldOf(teacher)).toHaveLength(1))
  const stranger = await joins()
  await eventually(async () => {
    expect(await toldOf(teacher)).toHaveLength(2)
    expect(await toldOf(mother)).toMatchObject([
      { priority: 'high', text: { params: { place: 'Primero C' } } },
    ])
  })
  for (const who of [stranger, colleague, child]) expect(await toldOf(who)).toEqual([])
  // No name of a child lies in what others are told.
  expect(JSON.stringify(await toldOf(mother))).not.toContain('Lía')
})
