/**
 * Opening an account without e-mail is killed between any two of its steps. Asked for again it is finished, and the child
 * signs in; taken off the roster instead, the child leaves no user behind.
 */
import { expect, test, vi } from 'vitest'
import type { PictureWord } from '#shared/identity/group.ts'
import type { RouteSpec } from '#shared/kernel/route.ts'
import { identityStage } from '#tests/support/identity-stage.ts'

const [GROUP, CHILD, CLASS] = ['kinder', 'child-1', 'ABCDEF']
const PICTURES: PictureWord = ['coqui', 'sol', 'luna']

interface Handler {
  readonly route: RouteSpec
  readonly run: (request: never) => Promise<unknown>
}

/** A class with one child on its roster. */
async function story() {
  const stage = await identityStage()
  vi.stubEnv('STANDING_TABLE', 'identity')
  const [groups, schools, { seatOf }, { commit }, { Refusal }, open, remove, take] = await Promise.all([
    import('#functions/identity/groups/group-store.ts'),
    import('#functions/identity/accounts/school-store.ts'),
    import('#functions/identity/rules/seats.ts'),
    import('#functions/platform/store/transaction.ts'),
    import('#functions/platform/http/refusal.ts'),
    import('#functions/identity/pictures/open-pre-reader.ts'),
    import('#functions/identity/groups/remove-from-group.ts'),
    import('#functions/identity/pictures/take-seat.ts'),
  ])
  const schoolId = 'playa-azul'
  const empty = { groupId: GROUP, schoolId, name: 'Kínder A', grade: 'K', schoolYear: 2026 } as const
  const group = { ...empty, teacherIds: [], students: 1, active: true, classCode: CLASS }
  await commit({
    writes: {
      school: schools.putSchool({ schoolId, schoolName: 'Playa Azul', region: 'Humacao', active: true }),
      group: groups.putGroup(group, 0),
      child: groups.putExpected(GROUP, { rosterId: CHILD, fullName: 'Mía Quiñones' }),
      ...groups.classCodeWrites(undefined, group),
    },
  })
  const ask = (handler: Handler, path: object, key: string, body: object = { pictures: PICTURES }) =>
    handler.run({
      actor: { personId: 'teacher', roles: ['teacher'] },
      at: new Date().toISOString(),
      idempotencyKey: `sixteen-letters-${key}`,
      body,
      path,
      refuse: (code: 'identity.unknownChild') => {
        throw new Refusal(code)
      },
    } as never)
  /** What comes of pictures at a child’s seat. */
  const takes = (personId: string, pictures: PictureWord): Promise<string> =>
    ask(take.handler, { classCode: CLASS }, 'take', { seat: seatOf(GROUP, personId), pictures }).then(
      () => 'taken',
      (error: { readonly code: string }) => error.code,
    )
  const email = `${CHILD}@ninos.invalid`
  return {
    ...stage,
    open: (key = 'first') => ask(open.handler, { groupId: GROUP, rosterId: CHILD }, key),
    remove: () => ask(remove.handler, { groupId: GROUP, studentId: CHILD }, 'remove'),
    takes,
    hasUser: () => stage.hasUser(email),
    signsIn: async () => {
      const personId = await stage.personOf(email)
      if (!personId) return false
      return (await takes(personId, PICTURES)) === 'taken'
    },
    roster: async () => ({
      expected: (await groups.readExpected(GROUP)).length,
      students: (await groups.readMembers(GROUP)).length,
      counted: (await groups.readGroup(GROUP))?.group.students,
    }),
  }
}

/** As many moments as there are when nothing is killed. */
async function momentsOf(): Promise<readonly number[]> {
  const whole = await story()
  const { moments } = await whole.steps.killing('nothing', () => whole.open())
  expect(await whole.signsIn()).toBe(true)
  return Array.from({ length: moments }, (_, at) => at)
}

test('killed anywhere and asked for again, by the same request or another, it is finished', async () => {
  const moments = await momentsOf()
  expect(moments.length).toBeGreaterThan(8)
  for (const moment of moments) {
    const killed = await story()
    expect((await killed.steps.killing(moment, () => killed.open())).died).toBe(true)
    // Another request finds that it had been done, where only the answer was lost.
    await killed.open(moment % 2 === 0 ? 'first' : 'second').catch(error => {
      expect(error).toMatchObject({ code: 'identity.unknownChild' })
    })
    expect(await killed.signsIn(), `killed at ${moment}`).toBe(true)
    expect(await killed.roster()).toEqual({ expected: 0, students: 1, counted: 1 })
  }
})

test('killed anywhere and the child taken off the roster, nothing is left of it', async () => {
  for (const moment of await momentsOf()) {
    const killed = await story()
    await killed.steps.killing(moment, () => killed.open())
    const opened = (await killed.roster()).students === 1
    await killed.remove().catch(error => expect(error).toMatchObject({ code: 'identity.unknownChild' }))
    // What was opened is a student, who is taken out as one.
    expect(await killed.hasUser(), `killed at ${moment}`).toBe(opened)
    expect(await killed.signsIn()).toBe(opened)
  }
})

test('killed while taking the child off the roster, the next time undoes the rest', async () => {
  const before = await story()
  await before.steps.killing('dynamodb:TransactWriteItems', () => before.open())
  expect(await before.hasUser()).toBe(true)
  await before.steps.killing('cognito-idp:AdminDeleteUser', () => before.remove())
  expect(await before.roster()).toEqual({ expected: 0, students: 0, counted: 0 })
  await before.remove()
  expect(await before.hasUser()).toBe(false)
})

test('five failures lock for a quarter of an hour, whatever was right in between', async () => {
  const { open, pass, personOf, takes } = await story()
  await open()
  const personId = (await personOf(`${CHILD}@ninos.invalid`)) ?? ''
  const attempt = (pictures: PictureWord) => takes(personId, pictures)
  const [wrong, locked] = ['identity.wrongPictures', 'identity.tooManyTries']
  for (let n = 0; n < 4; n++) expect(await attempt(['casa', 'casa', 'casa'])).toBe(wrong)
  expect(await attempt(PICTURES)).toBe('taken')
  expect(await attempt(['casa', 'casa', 'casa'])).toBe(wrong)
  pass(14)
  expect(await attempt(PICTURES)).toBe(locked)
  pass(1)
  expect(await attempt(PICTURES)).toBe('taken')
})
