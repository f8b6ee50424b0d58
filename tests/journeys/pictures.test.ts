import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { PictureWord } from '#shared/identity/group.ts'
import {
  addToGroup,
  changeGroup,
  createGroup,
  findClass,
  getRoster,
  openPreReader,
  removeFromGroup,
  setPictures,
} from '#shared/identity/group-routes.ts'
import { getProfile } from '#shared/identity/routes.ts'
import { signInWithPictures } from '#tests/support/picture-sign-in.ts'
import { signUp } from '#tests/support/session.ts'
import { door } from './house.ts'
import { member, newSchool } from './member.ts'

const here = await newSchool()
const teacher = await member('teacher', here)

const WORD: PictureWord = ['coqui', 'sol', 'coqui']
const OTHER: PictureWord = ['coqui', 'coqui', 'sol']
const WRONG = 'NotAuthorizedException: Incorrect username or password.'
const LOCKED =
  'UserLambdaValidationException: VerifyAuthChallengeResponse failed with error identity.tooManyTries.'

/** A group whose pre-readers' sign-in is on. */
async function newClass() {
  const body = { name: 'Kínder A', grade: 'K', schoolYear: 2026 } as const
  const { groupId } = await teacher.ask(createGroup, { path: { schoolId: here.schoolId }, body })
  const { classCode = '' } = await teacher.ask(changeGroup, {
    path: { groupId },
    body: { pictureSignIn: true },
  })
  return { groupId, classCode }
}

/** A child put on the roster. */
async function expectedChild(groupId: string, fullName = 'Mía Isabel Quiñones') {
  const { expected } = await teacher.ask(addToGroup, { path: { groupId }, body: { fullName } })
  return { groupId, rosterId: expected.find(child => child.fullName === fullName)?.rosterId ?? '' }
}

/** A child with an account, who signs in with `WORD`. */
async function preReader({ groupId, classCode }: { groupId: string; classCode: string }, name?: string) {
  const path = await expectedChild(groupId, name)
  const { studentId } = await teacher.ask(openPreReader, { path, body: { pictures: WORD } })
  const signIn = (pictures: unknown = WORD, code = classCode) =>
    signInWithPictures(door.config, studentId, { classCode: code, pictures })
  return { studentId, path, signIn }
}

test('a class code shows first names, and nothing while it is off or unknown', async () => {
  const kinder = await newClass()
  const mia = await preReader(kinder)
  await expectedChild(kinder.groupId, 'Yadiel Camacho')
  const find = (classCode: string) => door.anonymous.tryTo(findClass, { path: { classCode } })
  const shown = { name: 'Kínder A', classmates: [{ studentId: mia.studentId, firstName: 'Mía' }] }
  for (const code of [kinder.classCode, kinder.classCode.toLowerCase()])
    expect((await find(code)).body).toEqual(shown)
  expect(kinder.classCode).toMatch(/^[A-HJKMNP-Z2-9]{8}$/)
  await teacher.ask(changeGroup, { path: kinder, body: { pictureSignIn: false } })
  const unknown = await find('ZZZZZZZZ')
  expect(unknown).toMatchObject({ status: 404, body: { error: 'kernel.notFound' } })
  const off = await find(kinder.classCode)
  expect({ ...Object(off.body), requestId: '' }).toEqual({ ...Object(unknown.body), requestId: '' })
})

describe('a child without e-mail', () => {
  test('signs in with three pictures, as the student the teacher put on the roster', async () => {
    const kinder = await newClass()
    const mia = await preReader(kinder)
    const { idToken = '' } = await mia.signIn()
    const profile = { personId: mia.studentId, fullName: 'Mía Isabel Quiñones', role: 'student', grade: 'K' }
    expect(await door.holding(idToken).ask(getProfile)).toMatchObject({ ...profile, ...here })
    expect(await teacher.ask(getRoster, { path: kinder })).toMatchObject({
      group: { students: 1 },
      students: [{ studentId: mia.studentId, hasPictures: true, groupIds: [kinder.groupId] }],
      expected: [],
    })
    expect((await mia.signIn(WORD, kinder.classCode.toLowerCase())).idToken).toBeTypeOf('string')
  })

  test('is opened once, however often it is asked for', async () => {
    const path = await expectedChild((await newClass()).groupId)
    const once = { path, body: { pictures: WORD }, idempotencyKey: randomUUID() }
    const first = await teacher.tryTo(openPreReader, once)
    expect(first.status).toBe(200)
    expect((await teacher.tryTo(openPreReader, once)).body).toEqual(first.body)
    expect(await teacher.tryTo(openPreReader, { path, body: { pictures: WORD } })).toMatchObject({
      status: 422,
      body: { error: 'identity.unknownChild' },
    })
  })

  test('of two teachers who open it at once, both see one child', async () => {
    const kinder = await newClass()
    const path = await expectedChild(kinder.groupId)
    const asked = [WORD, OTHER].map(pictures => teacher.tryTo(openPreReader, { path, body: { pictures } }))
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 422])
    const { students } = await teacher.ask(getRoster, { path: kinder })
    expect(students).toHaveLength(1)
    const won = statuses[0] === 200 ? WORD : OTHER
    const answer = { classCode: kinder.classCode, pictures: won }
    expect((await signInWithPictures(door.config, students[0]?.studentId ?? '', answer)).idToken).toBeTypeOf(
      'string',
    )
  })

  test('is not opened where the class’s sign-in is off', async () => {
    const kinder = await newClass()
    const path = await expectedChild(kinder.groupId)
    await teacher.ask(changeGroup, { path: kinder, body: { pictureSignIn: false } })
    expect(await teacher.tryTo(openPreReader, { path, body: { pictures: WORD } })).toMatchObject({
      status: 409,
      body: { error: 'identity.picturesOff' },
    })
  })

  test('has an address that nobody else signs up with', async () => {
    const { rosterId } = await expectedChild((await newClass()).groupId)
    const account = { email: `${rosterId}@ninos.invalid`, password: randomUUID(), name: 'Nadie Nadie' }
    await expect(signUp(door.config, account)).rejects.toThrow('identity.emailReserved')
  })
})

describe('a try', () => {
  test('needs the right pictures in their order and the code of the child’s own class', async () => {
    const [kinder, other] = [await newClass(), await newClass()]
    const mia = await preReader(kinder)
    expect(await mia.signIn(OTHER)).toEqual({ error: WRONG })
    expect(await mia.signIn(WORD, other.classCode)).toEqual({ error: WRONG })
    expect(await mia.signIn(['coqui', 'sol'])).toEqual({ error: WRONG })
    expect((await mia.signIn()).idToken).toBeTypeOf('string')
  })

  test('fails from the moment the class’s sign-in is off, or the child is in it no more', async () => {
    const kinder = await newClass()
    const [mia, ian] = [await preReader(kinder), await preReader(kinder, 'Ian Vega')]
    await teacher.ask(removeFromGroup, { path: { ...kinder, studentId: ian.studentId } })
    expect(await ian.signIn()).toEqual({ error: WRONG })
    await teacher.ask(changeGroup, { path: kinder, body: { pictureSignIn: false } })
    expect(await mia.signIn()).toEqual({ error: WRONG })
    const { classCode } = await teacher.ask(changeGroup, { path: kinder, body: { pictureSignIn: true } })
    expect(classCode).not.toBe(kinder.classCode)
    expect((await mia.signIn(WORD, classCode)).idToken).toBeTypeOf('string')
  })

  test('fails with the pictures of before, once the teacher has set others', async () => {
    const mia = await preReader(await newClass())
    await teacher.ask(setPictures, { path: mia, body: { pictures: OTHER } })
    expect(await mia.signIn(WORD)).toEqual({ error: WRONG })
    expect((await mia.signIn(OTHER)).idToken).toBeTypeOf('string')
  })

  test('opens nobody but children with pictures', async () => {
    const { classCode } = await newClass()
    for (const username of [teacher.email ?? '', teacher.personId, `${randomUUID()}@lee.test`, randomUUID()])
      expect(await signInWithPictures(door.config, username, { classCode, pictures: WORD })).toEqual({
        error: WRONG,
      })
  })

  test('ends after five failures, also of nobody, until the teacher sets new pictures', async () => {
    const kinder = await newClass()
    const mia = await preReader(kinder)
    const wrong = Array.from({ length: 5 }, () => OTHER)
    for (const pictures of wrong) expect(await mia.signIn(pictures)).toEqual({ error: WRONG })
    expect(await mia.signIn()).toEqual({ error: LOCKED })
    const nobody = randomUUID()
    const tryNobody = () => signInWithPictures(door.config, nobody, { ...kinder, pictures: WORD })
    for (const _ of wrong) expect(await tryNobody()).toEqual({ error: WRONG })
    expect(await tryNobody()).toEqual({ error: LOCKED })
    await teacher.ask(setPictures, { path: mia, body: { pictures: OTHER } })
    expect((await mia.signIn(OTHER)).idToken).toBeTypeOf('string')
  })

  test('made a dozen times at once is still made five times at most', async () => {
    const mia = await preReader(await newClass())
    const answers = await Promise.all(Array.from({ length: 12 }, () => mia.signIn(OTHER)))
    expect(answers.filter(({ error }) => error === WRONG).length).toBeLessThanOrEqual(5)
    expect(answers.filter(({ idToken }) => idToken)).toEqual([])
    expect(await mia.signIn()).toEqual({ error: LOCKED })
  })
})

test('the demo student signs in with pictures, too', async () => {
  const { classmates } = await door.anonymous.ask(findClass, { path: { classCode: 'KYNDERPR' } })
  expect(classmates.map(({ firstName }) => firstName)).toEqual(['Amaya'])
  const answer = { classCode: 'KYNDERPR', pictures: ['coqui', 'sol', 'mango'] }
  expect((await signInWithPictures(door.config, classmates[0]?.studentId ?? '', answer)).idToken).toBeTypeOf(
    'string',
  )
})
