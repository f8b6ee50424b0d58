/** Where each person is reached when many are told something: as identity last told, whatever changed it. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createCodes } from '#shared/identity/access-code-routes.ts'
import { claimChild, createFamilyCode, unlinkChild } from '#shared/identity/family-routes.ts'
import { endRole } from '#shared/identity/routes.ts'
import { askErasure } from '#shared/records/routes.ts'
import { eventually } from '#tests/support/eventually.ts'
import type { SignedIn } from '#tests/support/person.ts'
import { signUp } from '#tests/support/session.ts'
import { addressOf, tellStanding } from './addressed.ts'
import { door } from './house.ts'
import { member, newSchool, operator } from './member.ts'

const school = await newSchool()
const director = await member('director', school)
const placeOfSchool = `school:${school.schoolId}`

const isAt = (personId: string, address: object) =>
  eventually(async () => expect(await addressOf(personId)).toMatchObject(address))

/** Somebody who signs up with a code that the director makes. */
async function newcomer(role: 'student' | 'teacher'): Promise<SignedIn> {
  const { codes } = await director.ask(createCodes, {
    path: { place: placeOfSchool },
    body: { role, count: 1 },
  })
  return withCode(codes[0]?.code ?? '', role)
}

async function withCode(code: string, accountType: 'student' | 'teacher' | 'family'): Promise<SignedIn> {
  const [email, password] = [`${randomUUID()}@lee.test`, randomUUID()]
  const metadata = { accountType, code, ...(accountType === 'student' && { grade: '2' }) }
  await signUp(door.config, { email, password, name: 'Iris Báez', metadata })
  return door.signIn(email, password)
}
const familyCode = async (child: SignedIn) =>
  (await child.ask(createFamilyCode, { path: { studentId: child.personId } })).code

test('whoever signs up is reached at their school, and no more when they have left', async () => {
  const teacher = await newcomer('teacher')
  await isAt(teacher.personId, {
    roles: ['teacher'],
    addressedIn: school.region,
    addressedAs: `${school.schoolId}#${teacher.personId}`,
  })
  await director.ask(endRole, {
    path: { place: placeOfSchool },
    body: { personId: teacher.personId, role: 'teacher', reason: 'left' },
  })
  await eventually(async () => expect(await addressOf(teacher.personId)).not.toHaveProperty('addressedIn'))
})

test('a child’s address knows their families: one that signs up with their code, one that claims them, and none that left', async () => {
  const child = await newcomer('student')
  await isAt(child.personId, { roles: ['student'], addressedIn: school.region, familyIds: [] })
  const mother = await withCode(await familyCode(child), 'family')
  await isAt(child.personId, { familyIds: [mother.personId] })
  const aunt = await door.newStudent('Iris Báez')
  await aunt.ask(claimChild, { body: { code: await familyCode(child) } })
  await isAt(child.personId, { familyIds: [mother.personId, aunt.personId] })
  await mother.ask(unlinkChild, { path: { studentId: child.personId } })
  await isAt(child.personId, { familyIds: [aunt.personId] })
  // Families are reached through their children, and nowhere else.
  await eventually(async () => expect(await addressOf(mother.personId)).toBeDefined())
  expect(await addressOf(mother.personId)).not.toHaveProperty('addressedIn')
})

test('who is erased is reached nowhere, also where their standing is told again', async () => {
  const child = await newcomer('student')
  await isAt(child.personId, { roles: ['student'] })
  await director.ask(askErasure, {
    path: { studentId: child.personId },
    body: { reason: 'familyAsked' },
  })
  await eventually(async () => expect(await addressOf(child.personId)).toBeUndefined())
  const other = await newcomer('student')
  await tellStanding(child.personId)
  await tellStanding(other.personId)
  await isAt(other.personId, { roles: ['student'] })
  expect(await addressOf(child.personId)).toBeUndefined()
})

test('of a standing from before addresses were kept is told within a day, once', async () => {
  const child = await newcomer('student')
  await isAt(child.personId, { roles: ['student'] })
  const profileOf = async () =>
    (await operator.scan(operator.identityTable)).find(
      ({ pk, sk }) => pk === `PERSON#${child.personId}` && sk === 'PROFILE',
    ) ?? expect.unreachable()
  const { told, ...before } = await profileOf()
  expect(told).toBe(true)
  await operator.put(operator.identityTable, before)
  const toldOf = async () =>
    (await operator.scan(operator.identityTable)).filter(
      ({ name, body }) => name === 'identity.standingChanged' && Object(body).personId === child.personId,
    ).length
  const first = await toldOf()
  await operator.tick('identity', 'compare-people')
  expect(await toldOf()).toBe(first + 1)
  expect(await profileOf()).toMatchObject({ told: true })
  await operator.tick('identity', 'compare-people')
  expect(await toldOf()).toBe(first + 1)
})
