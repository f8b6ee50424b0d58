/** Codes, from their making to their end, and the roles that they give. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { FIRST_GRADE } from '#infra/local/seed/demo-names.ts'
import { applyCode, createCodes, listCodes, revokeCode } from '#shared/identity/access-code-routes.ts'
import { getRoster } from '#shared/identity/group-routes.ts'
import { endRole, getProfile, listRegionStaff } from '#shared/identity/routes.ts'
import type { Role } from '#shared/kernel/standing.ts'
import { getStudentProgress } from '#shared/progress/routes.ts'
import { eventually } from '#tests/support/eventually.ts'
import type { SignedIn } from '#tests/support/person.ts'
import { signUp } from '#tests/support/session.ts'
import { door } from './house.ts'
import { member } from './member.ts'

const [SCHOOL, GROUP] = ['school:playa-azul', `group:${FIRST_GRADE}`]
const demo = (role: Role) => door.signIn(`${role}@demo.test`)
const rolesOf = ({ idToken }: SignedIn): string =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()).roles

/** Someone new who signs up saying this. */
async function someone(metadata: Readonly<Record<string, string>>, name = 'Marisol Ortiz') {
  const [email, password] = [`${randomUUID()}@lee.test`, randomUUID()]
  await signUp(door.config, { email, password, name, metadata })
  return { ...(await door.signIn(email, password)), again: () => door.signIn(email, password) }
}

/** What the pool says to whoever holds the access token of a session. */
async function sessionOf({ accessToken }: SignedIn): Promise<string> {
  const { userPoolEndpoint = `https://cognito-idp.${door.config.userPoolId.split('_')[0]}.amazonaws.com` } =
    door.config
  const response = await fetch(userPoolEndpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser',
    },
    body: JSON.stringify({ AccessToken: accessToken }),
  })
  return response.text()
}

/** The letters of a new code. */
async function codeFrom(giver: SignedIn, place: string, role: Role): Promise<string> {
  const { codes } = await giver.ask(createCodes, { path: { place }, body: { role, count: 1 } })
  return codes[0]?.code ?? ''
}

test('the department makes a director, who makes a teacher; each has what the code said', async () => {
  const director = await someone({
    accountType: 'director',
    code: await codeFrom(await demo('admin'), SCHOOL, 'director'),
  })
  expect(rolesOf(director)).toBe('director')
  expect(await director.ask(getProfile)).toMatchObject({
    roles: ['director'],
    schoolId: 'playa-azul',
    region: 'Humacao',
  })

  const { codes } = await director.ask(createCodes, {
    path: { place: SCHOOL },
    body: { role: 'teacher', count: 2 },
  })
  expect(codes.map(({ code }) => code)).toEqual([
    expect.stringMatching(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/),
    expect.stringMatching(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/),
  ])
  const [used, open] = codes
  const teacher = await someone({ accountType: 'teacher', code: used?.code.toLowerCase() ?? '' })
  expect(rolesOf(teacher)).toBe('teacher')

  const listed = async (state: 'open' | 'used') =>
    JSON.stringify((await director.raw(`GET /places/${SCHOOL}/codes?state=${state}`)).body)
  expect(await listed('used')).toContain(used?.codeId)
  expect(await listed('used')).not.toContain(open?.codeId)
  expect(await listed('open')).toContain(open?.codeId)
  expect(await listed('open')).not.toContain(open?.code)

  // A teacher makes codes for the students of own groups alone.
  const asked = { path: { place: SCHOOL }, body: { role: 'teacher', count: 1 } } as const
  expect(await teacher.tryTo(createCodes, asked)).toMatchObject({
    status: 403,
    body: { error: 'identity.notYoursToGive' },
  })
})

test('a child of the roster signs up with name, grade and group', async () => {
  const teacher = await demo('teacher')
  const path = { groupId: FIRST_GRADE }
  const before = await teacher.ask(getRoster, { path })
  const [child] = before.expected
  if (!child) throw new Error('the roster is empty')
  const { codes } = await teacher.ask(createCodes, {
    path: { place: GROUP },
    body: { role: 'student', count: 1, rosterIds: [child.rosterId] },
  })
  expect(codes).toMatchObject([{ forName: child.fullName, role: 'student', place: GROUP }])
  const student = await someone({ accountType: 'student', code: codes[0]?.code ?? '' }, 'Un Apodo')
  expect(await student.ask(getProfile)).toMatchObject({
    fullName: child.fullName,
    grade: '1',
    schoolId: 'playa-azul',
  })

  const after = await teacher.ask(getRoster, { path })
  expect(after.students.map(({ studentId }) => studentId)).toContain(student.personId)
  expect(after.expected).not.toContainEqual(child)
  expect(after.group.students).toBe(before.group.students)

  const again = teacher.tryTo(createCodes, {
    path: { place: GROUP },
    body: { role: 'student', count: 1, rosterIds: [child.rosterId] },
  })
  expect(await again).toMatchObject({
    status: 422,
    body: { error: 'identity.unknownChild' },
  })
})

test('a further code adds a role, once; what is sent again has the first answer', async () => {
  const ana = await door.newStudent()
  const code = await codeFrom(await demo('director'), SCHOOL, 'teacher')
  const idempotencyKey = randomUUID()
  const first = await ana.ask(applyCode, { body: { code }, idempotencyKey })
  expect(first).toMatchObject({ role: 'teacher', region: 'Humacao' })
  expect(await ana.ask(applyCode, { body: { code }, idempotencyKey })).toEqual(first)
  expect(await ana.ask(getProfile)).toMatchObject({ role: 'teacher', roles: ['teacher', 'student'] })

  const eva = await door.newStudent()
  const invalid = { status: 422, body: { error: 'identity.codeInvalid' } }
  expect(await eva.tryTo(applyCode, { body: { code } })).toMatchObject(invalid)
  expect(await eva.tryTo(applyCode, { body: { code: 'AAAAA-AAAAA' } })).toMatchObject(invalid)
})

test('a revoked code opens nothing', async () => {
  const director = await demo('director')
  const { codes } = await director.ask(createCodes, {
    path: { place: SCHOOL },
    body: { role: 'teacher', count: 1 },
  })
  const [made] = codes
  const path = { place: SCHOOL, codeId: made?.codeId ?? '' }
  expect(await director.ask(revokeCode, { path })).toMatchObject({ state: 'revoked' })
  expect(await director.tryTo(revokeCode, { path })).toMatchObject({
    status: 409,
    body: { error: 'identity.notOpen' },
  })
  await expect(someone({ accountType: 'teacher', code: made?.code ?? '' })).rejects.toThrow(
    'identity.codeInvalid',
  )
})

test('what a page says makes nobody anything', async () => {
  await expect(someone({ accountType: 'admin' })).rejects.toThrow('identity.codeNeeded')
  await expect(someone({ accountType: 'student' })).rejects.toThrow('identity.gradeNeeded')
  await expect(someone({ accountType: 'student', grade: '1', schoolId: 'nowhere' })).rejects.toThrow(
    'identity.schoolUnknown',
  )
  const code = await codeFrom(await demo('director'), SCHOOL, 'teacher')
  const teacher = await someone({ accountType: 'admin', code, role: 'admin', region: 'Ponce' })
  expect(await teacher.ask(getProfile)).toMatchObject({ roles: ['teacher'], region: 'Humacao' })
})

test('a student who chose a school waits to be confirmed', async () => {
  const student = await someone({
    accountType: 'student',
    grade: 'K',
    region: 'Humacao',
    schoolId: 'playa-azul',
  })
  const profile = await student.ask(getProfile)
  expect(profile).toMatchObject({ roles: ['student'], grade: 'K', unconfirmed: true })
  expect(profile).not.toHaveProperty('schoolId')
})

test('whose school is not in the list keeps the region, until a code says where they are', async () => {
  const student = await someone({ accountType: 'student', grade: '2', region: 'Ponce' })
  expect(await student.ask(getProfile)).toMatchObject({ region: 'Ponce', unconfirmed: true })
  // Only their own word: no regional office reaches them by it.
  const ponce = await member('ore', { region: 'Ponce' })
  const path = { studentId: student.personId }
  expect(await ponce.tryTo(getStudentProgress, { path })).toMatchObject({ status: 404 })
  const code = await codeFrom(await demo('director'), SCHOOL, 'student')
  await student.ask(applyCode, { body: { code } })
  const profile = await student.ask(getProfile)
  expect(profile).toMatchObject({ region: 'Humacao', schoolId: 'playa-azul' })
  expect(profile).not.toHaveProperty('unconfirmed')
})

test('a regional office lists who works for it, until the department ends that', async () => {
  const admin = await demo('admin')
  const place = 'region:Mayagüez'
  const code = () => codeFrom(admin, place, 'ore')
  const eva = await someone({ accountType: 'ore', code: await code() }, 'Eva Cruz')
  const ana = await someone({ accountType: 'ore', code: await code() }, 'Ángel Báez')
  const staff = [ana, eva].map(({ personId }, n) => ({
    personId,
    fullName: n === 0 ? 'Ángel Báez' : 'Eva Cruz',
    roles: ['ore'],
  }))
  const path = { region: 'Mayagüez' } as const
  await eventually(async () => expect(await eva.ask(listRegionStaff, { path })).toEqual({ staff }))
  expect(await (await demo('ore')).tryTo(listRegionStaff, { path })).toMatchObject({ status: 404 })

  const body = { personId: ana.personId, role: 'ore', reason: 'moved' } as const
  expect(await eva.tryTo(endRole, { path: { place }, body })).toMatchObject({ status: 403 })
  await admin.ask(endRole, { path: { place }, body })
  expect(await ana.tryTo(listRegionStaff, { path })).toMatchObject({ status: 403 })
  await eventually(async () =>
    expect(await admin.ask(listRegionStaff, { path })).toEqual({ staff: [staff[1]] }),
  )
})

test('a role ends at the next request, and with it the sessions that were begun in it', async () => {
  const director = await demo('director')
  const teacher = await someone({ accountType: 'teacher', code: await codeFrom(director, SCHOOL, 'teacher') })
  const { personId } = teacher
  const reason = 'moved'
  expect((await teacher.tryTo(listCodes, { path: { place: SCHOOL } })).status).toBe(200)
  const ending = { path: { place: SCHOOL }, body: { personId, role: 'teacher', reason } } as const
  expect(await (await demo('teacher')).tryTo(endRole, ending)).toMatchObject({ status: 403 })
  await director.ask(endRole, ending)
  expect(await teacher.tryTo(listCodes, { path: { place: SCHOOL } })).toMatchObject({ status: 403 })
  expect(await director.tryTo(endRole, ending)).toMatchObject({
    status: 409,
    body: { error: 'identity.notHeld' },
  })
  expect(rolesOf(await teacher.again())).toBe('family')
  await eventually(async () => expect(await sessionOf(teacher)).toContain('revoked'))
})
