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
import { takeSeat } from '#shared/identity/picture-routes.ts'
import { getProfile } from '#shared/identity/routes.ts'
import { answerChallenge, signInWithPictures, tryPictures } from '#tests/support/picture-sign-in.ts'
import { signUp } from '#tests/support/session.ts'
import { door } from './house.ts'
import { member, newSchool } from './member.ts'

const here = await newSchool()
const teacher = await member('teacher', here)

const WORD: PictureWord = ['coqui', 'sol', 'coqui']
const OTHER: PictureWord = ['coqui', 'coqui', 'sol']
const WRONG = '403 identity.wrongPictures'
const LOCKED = '429 identity.tooManyTries'
/** What the pool says to whoever answers it with anything but a ticket. */
const NO_TICKET = 'NotAuthorizedException: Incorrect username or password.'

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
  const { studentId, fullName } = await teacher.ask(openPreReader, { path, body: { pictures: WORD } })
  const firstName = fullName.split(' ')[0] ?? ''
  const entry = (pictures: unknown, code: string) => ({ classCode: code, firstName, pictures })
  return {
    studentId,
    path,
    signIn: (pictures: unknown = WORD, code = classCode) =>
      signInWithPictures(door.config, entry(pictures, code)),
    /** Proves the pictures, without going on to the pool. */
    takeSeat: async () => takeSeat.reply.parse((await tryPictures(door.config, entry(WORD, classCode))).body),
  }
}

test('a class code shows first names and seats, no ids, and nothing while it is off or unknown', async () => {
  const kinder = await newClass()
  const mia = await preReader(kinder)
  await expectedChild(kinder.groupId, 'Yadiel Camacho')
  const find = (classCode: string) => door.anonymous.tryTo(findClass, { path: { classCode } })
  const shown = { name: 'Kínder A', classmates: [{ seat: expect.any(Number), firstName: 'Mía' }] }
  const seen = await find(kinder.classCode)
  expect(seen.body).toEqual(shown)
  expect(JSON.stringify(seen.body)).not.toContain(mia.studentId)
  // The seat stays, whoever else comes and goes.
  const zoe = await preReader(kinder, 'Zoé Ayala')
  await teacher.ask(removeFromGroup, { path: { ...kinder, studentId: zoe.studentId } })
  expect((await find(kinder.classCode.toLowerCase())).body).toEqual(seen.body)
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
    const entry = { ...kinder, firstName: 'Mía', pictures: statuses[0] === 200 ? WORD : OTHER }
    expect((await signInWithPictures(door.config, entry)).idToken).toBeTypeOf('string')
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
    expect(await mia.signIn(WORD, 'ZZZZZZZZ')).toEqual({ error: '404 kernel.notFound' })
    expect(await mia.signIn(['coqui', 'sol'])).toEqual({ error: '422 kernel.invalid' })
    expect((await mia.signIn()).idToken).toBeTypeOf('string')
  })

  test('fails from the moment the class’s sign-in is off, or the child is in it no more', async () => {
    const kinder = await newClass()
    const [mia, ian] = [await preReader(kinder), await preReader(kinder, 'Ian Vega')]
    await teacher.ask(removeFromGroup, { path: { ...kinder, studentId: ian.studentId } })
    expect(await ian.signIn()).toEqual({ error: WRONG })
    await teacher.ask(changeGroup, { path: kinder, body: { pictureSignIn: false } })
    expect(await mia.signIn()).toEqual({ error: '404 kernel.notFound' })
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

  test('at a seat that is nobody’s, of a child without pictures or of a colleague, opens nothing', async () => {
    const kinder = await newClass()
    await expectedChild(kinder.groupId, 'Yadiel Camacho')
    for (const firstName of ['Yadiel', 'teacher', ''])
      expect(await signInWithPictures(door.config, { ...kinder, firstName, pictures: WORD })).toEqual({
        error: WRONG,
      })
  })

  test('ends after five failures until the teacher sets new pictures; those at no seat count for nobody', async () => {
    const kinder = await newClass()
    const mia = await preReader(kinder)
    const wrong = Array.from({ length: 5 }, () => OTHER)
    for (const pictures of [...wrong, OTHER])
      expect(await signInWithPictures(door.config, { ...kinder, firstName: 'Nadie', pictures })).toEqual({
        error: WRONG,
      })
    for (const pictures of wrong) expect(await mia.signIn(pictures)).toEqual({ error: WRONG })
    expect(await mia.signIn()).toEqual({ error: LOCKED })
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

describe('a ticket', () => {
  test('opens once, for whom it was made, and nothing but a ticket does', async () => {
    const kinder = await newClass()
    const [mia, ian] = [await preReader(kinder), await preReader(kinder, 'Ian Vega')]
    const { studentId, ticket } = await mia.takeSeat()
    expect(studentId).toBe(mia.studentId)
    for (const who of [ian.studentId, teacher.personId, teacher.email ?? '', randomUUID()])
      expect(await answerChallenge(door.config, who, ticket)).toEqual({ error: NO_TICKET })
    for (const answer of [
      JSON.stringify({ ...kinder, pictures: WORD }),
      ticket.toLowerCase(),
      'x'.repeat(40),
    ])
      expect(await answerChallenge(door.config, studentId, answer)).toEqual({ error: NO_TICKET })
    expect((await answerChallenge(door.config, studentId, ticket)).idToken).toBeTypeOf('string')
    expect(await answerChallenge(door.config, studentId, ticket)).toEqual({ error: NO_TICKET })
  })

  test('is void once the pictures, the class’s code or the child’s class are others', async () => {
    const kinder = await newClass()
    const [mia, ian] = [await preReader(kinder), await preReader(kinder, 'Ian Vega')]
    const tickets = [await mia.takeSeat(), await ian.takeSeat(), await ian.takeSeat()] as const
    const opens = ({ studentId, ticket }: (typeof tickets)[number]) =>
      answerChallenge(door.config, studentId, ticket)
    await teacher.ask(setPictures, { path: mia, body: { pictures: WORD } })
    expect(await opens(tickets[0])).toEqual({ error: NO_TICKET })
    await teacher.ask(removeFromGroup, { path: { ...kinder, studentId: ian.studentId } })
    expect(await opens(tickets[1])).toEqual({ error: NO_TICKET })
    await teacher.ask(addToGroup, { path: kinder, body: { studentId: ian.studentId } })
    await teacher.ask(changeGroup, { path: kinder, body: { pictureSignIn: false } })
    await teacher.ask(changeGroup, { path: kinder, body: { pictureSignIn: true } })
    expect(await opens(tickets[2])).toEqual({ error: NO_TICKET })
  })
})

test('the demo student signs in with pictures, too', async () => {
  const entry = { classCode: 'KYNDERPR', firstName: 'Amaya', pictures: ['coqui', 'sol', 'mango'] }
  expect((await signInWithPictures(door.config, entry)).idToken).toBeTypeOf('string')
})
