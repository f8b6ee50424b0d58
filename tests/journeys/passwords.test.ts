/** A forgotten password of an address that is not proven: the school sets another. */
import { randomUUID } from 'node:crypto'
import {
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { expect, test } from 'vitest'
import { listSchoolAudit } from '#shared/audit/routes.ts'
import { applyCode, createCodes } from '#shared/identity/access-code-routes.ts'
import { claimChild, createFamilyCode } from '#shared/identity/family-routes.ts'
import {
  addToGroup,
  changeGroup,
  createGroup,
  openPreReader,
  setPictures,
} from '#shared/identity/group-routes.ts'
import { resetPassword } from '#shared/identity/password-routes.ts'
import { getProfile } from '#shared/identity/routes.ts'
import { eventually } from '#tests/support/eventually.ts'
import { signInWithPictures } from '#tests/support/picture-sign-in.ts'
import { poolCall } from '#tests/support/pool-call.ts'
import { signIn, signUp } from '#tests/support/session.ts'
import { door } from './house.ts'
import { member, newSchool, operator } from './member.ts'

const here = await newSchool()
const there = await newSchool('Ponce')
const { schoolId } = here
const admin = await member('admin', {})
const ore = await member('ore', { region: 'Humacao' })
const director = await member('director', here)
const directorThere = await member('director', there)
const teacher = await member('teacher', here, 'Luz Delgado')
const colleague = await member('teacher', here)
const { groupId } = await teacher.ask(createGroup, {
  path: { schoolId },
  body: { name: 'Tercero A', grade: '3', schoolYear: 2026 },
})

type Asking = typeof teacher
const reset = (by: Asking, personId: string, school = schoolId) =>
  by.tryTo(resetPassword, { path: { schoolId: school, personId } })
const codes = (by: Asking, place: string, role: 'student' | 'teacher') =>
  by
    .ask(createCodes, { path: { place }, body: { role, count: 1 } })
    .then(reply => ({ code: reply.codes[0]?.code ?? '' }))

/** Somebody who signs up by a code. */
async function newcomer(name: string, { code }: { code: string }, accountType: string) {
  const [email, password] = [`${randomUUID()}@lee.test`, randomUUID()]
  const metadata = { accountType, code, ...(accountType === 'student' && { grade: '3' }) }
  await signUp(door.config, { email, password, name, metadata })
  return { ...(await door.signIn(email, password)), email, password }
}
const newPupil = async (name = 'Ian Vega') =>
  newcomer(name, await codes(teacher, `group:${groupId}`, 'student'), 'student')

const opens = async (email: string, password: string) =>
  signIn(door.config, email, password).then(
    () => true,
    () => false,
  )
const refreshed = (refreshToken: string) =>
  poolCall(door.config, 'InitiateAuth', {
    ClientId: door.config.userPoolClientId,
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: refreshToken },
  })

test('a teacher sets a password for one sign-in, at which the student chooses their own', async () => {
  const ian = await newPupil()
  expect((await refreshed(ian.refreshToken)).AuthenticationResult).toBeDefined()
  const { fullName, email, password, temporary } = await teacher.ask(resetPassword, {
    path: { schoolId, personId: ian.personId },
  })
  expect({ fullName, email, temporary }).toEqual({ fullName: 'Ian Vega', email: ian.email, temporary: true })

  expect(await opens(ian.email, ian.password)).toBe(false)
  expect(await opens(ian.email, password)).toBe(false)
  expect((await refreshed(ian.refreshToken)).__type).toContain('NotAuthorizedException')
  const own = randomUUID()
  const { idToken, personId } = await signIn(door.config, ian.email, password, own)
  expect(personId).toBe(ian.personId)
  expect(await door.holding(idToken).ask(getProfile)).toMatchObject({ fullName: 'Ian Vega', schoolId })
  expect(await opens(ian.email, own)).toBe(true)
  expect(await opens(ian.email, password)).toBe(false)

  await eventually(async () =>
    expect((await director.ask(listSchoolAudit, { path: { schoolId } })).records).toContainEqual(
      expect.objectContaining({
        deed: 'passwordReset',
        actorId: teacher.personId,
        subjectId: ian.personId,
      }),
    ),
  )
})

test('each sets passwords below their own rank, of whom they reach', async () => {
  const ian = await newPupil()
  const luz = await newcomer('Luz Ríos', await codes(director, `school:${schoolId}`, 'teacher'), 'teacher')
  const { code } = await teacher.ask(createFamilyCode, { path: { studentId: ian.personId } })
  const mother = await newcomer('Iris Báez', { code }, 'family')
  const nobodyHere = { status: 422, body: { error: 'identity.unknownPerson' } }
  const mayNot = { status: 403, body: { error: 'identity.notYoursToReset' } }
  for (const [by, whom, expected] of [
    [colleague, ian, mayNot],
    [colleague, mother, mayNot],
    [colleague, luz, mayNot],
    [director, director, mayNot],
    [director, admin, nobodyHere],
    [directorThere, ian, { status: 404 }],
    [teacher, { personId: randomUUID() }, nobodyHere],
    [ian, ian, { status: 403 }],
    [mother, ian, { status: 403 }],
    [teacher, mother, { status: 200 }],
    [director, luz, { status: 200 }],
    [ore, director, { status: 200 }],
    [admin, ian, { status: 200 }],
  ] as const)
    expect(await reset(by, whom.personId)).toMatchObject(expected)
  // Through one's own school nobody of another is reached.
  expect(await reset(directorThere, ian.personId, there.schoolId)).toMatchObject(nobodyHere)

  // A child more, of another school: their password would open it too.
  const leo = await door.newStudent()
  await leo.ask(applyCode, { body: await codes(admin, `school:${there.schoolId}`, 'student') })
  const another = await directorThere.ask(createFamilyCode, { path: { studentId: leo.personId } })
  const own = randomUUID()
  const { password } = await teacher.ask(resetPassword, { path: { schoolId, personId: mother.personId } })
  const { idToken } = await signIn(door.config, mother.email, password, own)
  await door.holding(idToken).ask(claimChild, { body: { code: another.code } })
  // Not the one whose sessions a new password has just ended.
  const successor = await member('director', here)
  expect(await reset(successor, mother.personId)).toMatchObject(mayNot)
  expect(await opens(mother.email, own)).toBe(true)
})

test('whoever has a proven address uses it; whoever has none, their pictures', async () => {
  const pool = new CognitoIdentityProviderClient(operator.aws)
  const proven = await newPupil()
  await pool.send(
    new AdminUpdateUserAttributesCommand({
      UserPoolId: operator.userPoolId,
      Username: proven.personId,
      UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
    }),
  )
  expect(await reset(teacher, proven.personId)).toMatchObject({
    status: 409,
    body: { error: 'identity.emailProven' },
  })
  expect(await opens(proven.email, proven.password)).toBe(true)

  const { classCode = '' } = await teacher.ask(changeGroup, {
    path: { groupId },
    body: { pictureSignIn: true },
  })
  const fullName = 'Mía Cruz'
  const { expected } = await teacher.ask(addToGroup, { path: { groupId }, body: { fullName } })
  const pictures: ['sol', 'luna', 'sol'] = ['sol', 'luna', 'sol']
  const mia = await teacher.ask(openPreReader, {
    path: { groupId, rosterId: expected.find(child => child.fullName === fullName)?.rosterId ?? '' },
    body: { pictures },
  })
  expect(await reset(teacher, mia.studentId)).toMatchObject({
    status: 409,
    body: { error: 'identity.noPassword' },
  })

  // With both, the new password stays: the pool would not let them in by pictures while it waits for another.
  const both = await newPupil('Eva Soto')
  await teacher.ask(setPictures, { path: { studentId: both.personId }, body: { pictures } })
  const { password, temporary } = await teacher.ask(resetPassword, {
    path: { schoolId, personId: both.personId },
  })
  expect(temporary).toBe(false)
  expect(await opens(both.email, password)).toBe(true)
  expect(await signInWithPictures(door.config, { classCode, firstName: 'Eva', pictures })).toHaveProperty(
    'idToken',
  )
})
