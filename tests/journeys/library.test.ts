/** Which texts are open to a child: near the own grade, at the level that was shown, and on a teacher's word. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ErrorReply } from '#shared/kernel/errors.ts'
import { placeAt } from '#shared/kernel/place.ts'
import type { Grade } from '#shared/kernel/school.ts'
import { getProgress } from '#shared/progress/routes.ts'
import { DEFAULT_GROUP_POLICY } from '#shared/reading/group-policy.ts'
import {
  finishReading,
  getLibrary,
  getStudentLibrary,
  setGroupPolicy,
  setStudentLibrary,
} from '#shared/reading/routes.ts'
import { eventually } from '#tests/support/eventually.ts'
import { signUp } from '#tests/support/session.ts'
import { door } from './house.ts'
import { member, newSchool, operator } from './member.ts'
import { readAloud, readTapping } from './reading-aloud.ts'

const here = await newSchool()
const groupId = `group-${randomUUID()}`
await operator.setPlace({ place: placeAt('group', groupId), ...here })
const teacher = await member('teacher', { ...here, groupIds: [groupId] })
const colleague = await member('teacher', { ...here, groupIds: [`group-${randomUUID()}`] })
const director = await member('director', here)

/** A new child of the first grade, in the teacher's group or in none. */
async function pupil(groupIds: readonly string[] = [groupId]) {
  const child = await door.newStudent()
  const studentId = child.personId
  if (groupIds.length > 0)
    await operator.setStudent({ studentId, ...here, groupIds: [...groupIds], familyIds: [] })
  await eventually(async () => expect(await open(child)).toEqual(['K', '1', '2']))
  return child
}
type Child = Awaited<ReturnType<typeof door.newStudent>>

/** Texts of the first grade. */
const WELL_READ = ['la-chiringa-de-nico', 'la-bola-perdida', 'la-banda-de-la-calle', 'mi-flamboyan']

const open = async (child: Child): Promise<readonly Grade[]> => (await child.ask(getLibrary)).open['es-PR']

/** A text of the fourth grade. */
const far = await door.text('la-piragua-de-los-jueves')
const tries = async (child: Child, text = far) => {
  const { status, body } = await child.tryTo(finishReading, { body: readTapping(text, 3) })
  return status === 200 ? 'kept' : ErrorReply.parse(body).error
}

test('a child without a group reads near the own grade; a text further away is closed', async () => {
  const child = await pupil([])
  expect(await tries(child, await door.text('castillos-de-arena'))).toBe('kept')
  expect(await tries(child)).toBe('reading.textClosed')
})

test('a teacher opens a grade to the group, or to one child, and to nobody else', async () => {
  const [child, other, elsewhere] = [await pupil(), await pupil(), await pupil([`group-${randomUUID()}`])]
  const path = { studentId: child.personId }
  expect(await teacher.ask(getStudentLibrary, { path })).toMatchObject({ openGrades: [] })
  const opened = await teacher.ask(setStudentLibrary, { path, body: { openGrades: ['4'] } })
  expect(opened).toEqual({
    open: { 'es-PR': ['K', '1', '2', '4'], 'en-US': ['K', '1', '2', '4'] },
    openGrades: ['4'],
  })
  expect(await director.ask(getStudentLibrary, { path })).toEqual(opened)
  expect([await tries(child), await tries(other)]).toEqual(['kept', 'reading.textClosed'])

  const body = { ...DEFAULT_GROUP_POLICY, openGrades: ['4' as const] }
  await teacher.ask(setGroupPolicy, { path: { groupId }, body })
  expect([await tries(other), await tries(elsewhere)]).toEqual(['kept', 'reading.textClosed'])
  expect(await open(other)).toEqual(['K', '1', '2', '4'])

  // What is closed again is closed at once; a reading that was begun before may still come.
  await teacher.ask(setGroupPolicy, { path: { groupId }, body: DEFAULT_GROUP_POLICY })
  expect(await open(other)).toEqual(['K', '1', '2'])
  expect(await tries(other)).toBe('kept')

  for (const [who, status] of [
    [director, 403],
    [child, 403],
    [colleague, 404],
  ] as const)
    expect((await who.tryTo(setStudentLibrary, { path, body: { openGrades: ['5'] } })).status).toBe(status)
})

test('the level that readings show opens what lies beside it', { timeout: 60_000 }, async () => {
  const child = await pupil([])
  for (const id of WELL_READ) await child.ask(finishReading, { body: readAloud(await door.text(id)) })
  await eventually(async () => {
    const { open } = await child.ask(getLibrary)
    expect(open).toEqual({ 'es-PR': ['K', '1', '2', '3'], 'en-US': ['K', '1', '2'] })
  })
  const [spanish] = (await child.ask(getProgress)).levels
  expect(spanish).toMatchObject({ language: 'es-PR', grade: '2' })
})

test('the text of a lesson is open to whoever does the lesson, whatever their grade', async () => {
  const [email, password] = [`${randomUUID()}@lee.test`, randomUUID()]
  const metadata = { accountType: 'student', grade: '5' }
  await signUp(door.config, { email, password, name: 'Luis Ortiz', metadata })
  const child = await door.signIn(email, password)
  await eventually(async () => expect(await open(child)).toEqual(['4', '5']))
  expect(await tries(child, await door.text('la-bola-perdida'))).toBe('reading.textClosed')
  expect(await tries(child, await door.text('castillos-de-arena'))).toBe('kept')
})
