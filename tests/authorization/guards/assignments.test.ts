/** Who asks whom for what, and who sees it. */
import { expect, test } from 'vitest'
import { assignmentsTable } from '#functions/assignments/table.ts'
import { put } from '#functions/platform/store/transaction.ts'
import { addDays, schoolDay } from '#shared/kernel/school-day.ts'
import { placeStandingKey } from '#shared/kernel/standing.ts'
import { handlerStage } from '#tests/support/handler-stage.ts'

const { ask, member, student, write } = await handlerStage(assignmentsTable)
const [make, own, ofGroup, setDay, withdraw, { noteJoined }] = await Promise.all([
  import('#functions/assignments/make-assignment.ts'),
  import('#functions/assignments/list-assignments.ts'),
  import('#functions/assignments/list-group-assignments.ts'),
  import('#functions/assignments/set-due-day.ts'),
  import('#functions/assignments/withdraw-assignment.ts'),
  import('#functions/assignments/given-store.ts'),
])
const HERE = { schoolId: 'playa-azul', region: 'Humacao' } as const
for (const group of ['first-a', 'first-b']) {
  const place = `group:${group}`
  await write(put({ ...placeStandingKey(place), standing: { place, ...HERE }, version: 1 }))
}
const teacher = await member('teacher', { ...HERE, groupIds: ['first-a'] })
const colleague = await member('teacher', { ...HERE, groupIds: ['first-b'] })

async function child(groupId: string) {
  const person = await member('student', { ...HERE, groupIds: [groupId] })
  await student({ studentId: person.personId, ...HERE, groupIds: [groupId] })
  return person
}
const [ana, leo, eva] = [await child('first-a'), await child('first-a'), await child('first-b')]
const today = schoolDay(new Date())
const body = {
  work: { kind: 'text', textId: 'mi-coqui' },
  dueOn: today,
  times: 1,
  studentIds: [ana.personId],
}
const path = { groupId: 'first-a' }
type Asked = { readonly assignment: { readonly assignmentId: string } }
const asked = async (who: typeof ana): Promise<string[]> =>
  (await ask(own.handler, who)).body.assignments.map(({ assignment }: Asked) => assignment.assignmentId)

test('a teacher asks children of an own group, all of them in it, by a day to come', async () => {
  const answered = async (who: typeof teacher, more = {}) => {
    const { status, error } = await ask(make.handler, who, { path, body: { ...body, ...more } })
    return error ?? status
  }
  expect(await answered(teacher)).toBe(200)
  expect(await answered(colleague)).toBe('kernel.notFound')
  expect(await answered(ana)).toBe('kernel.notAllowed')
  expect(await answered(await member('director', HERE))).toBe('kernel.notAllowed')
  expect(await answered(teacher, { studentIds: [ana.personId, eva.personId] })).toBe('assignments.notInGroup')
  expect(await answered(teacher, { studentIds: ['nobody'] })).toBe('assignments.notInGroup')
  expect(await answered(teacher, { dueOn: addDays(today, -1) })).toBe('assignments.pastDay')
})

test('what one is asked for is asked of no other; what all are asked, of whoever is in the group', async () => {
  const named = (await ask(make.handler, teacher, { path, body })).body.assignmentId
  const all = (await ask(make.handler, teacher, { path, body: { ...body, studentIds: null } })).body
    .assignmentId
  expect(await asked(ana)).toEqual(expect.arrayContaining([named, all]))
  expect(await asked(leo)).toContain(all)
  expect(await asked(leo)).not.toContain(named)
  expect(await asked(eva)).toEqual([])
  expect(await asked({ ...leo, personId: (await child('first-b')).personId })).toEqual([])
})

test('whoever came after its day is asked once the day is moved; told of twice, the first day stays', async () => {
  const { assignmentId } = (await ask(make.handler, teacher, { path, body: { ...body, studentIds: null } }))
    .body
  const mia = await child('first-a')
  const at = new Date().toISOString()
  await noteJoined(mia.personId, 'first-a', at, addDays(today, 2))
  await noteJoined(mia.personId, 'first-a', at, addDays(today, 1))
  await noteJoined(mia.personId, 'first-a', at, addDays(today, 3))
  expect(await asked(mia)).not.toContain(assignmentId)
  await ask(setDay.handler, teacher, { path: { ...path, assignmentId }, body: { dueOn: addDays(today, 1) } })
  expect(await asked(mia)).toContain(assignmentId)
})

test('withdrawn once: a second withdrawal tells of the first, and its day moves no more', async () => {
  const { assignmentId } = (await ask(make.handler, teacher, { path, body })).body
  const one = { path: { ...path, assignmentId } }
  const [first, second] = await Promise.all([
    ask(withdraw.handler, teacher, one),
    ask(withdraw.handler, teacher, one),
  ])
  expect(second.body).toEqual(first.body)
  const { body: listed } = await ask(ofGroup.handler, teacher, { path })
  expect(listed.assignments).toContainEqual(first.body)
  const moved = await ask(setDay.handler, teacher, { ...one, body: { dueOn: addDays(today, 1) } })
  expect(moved.error).toBe('assignments.withdrawn')
  expect(await asked(ana)).not.toContain(assignmentId)
})

test('a group’s assignments are for who teaches and oversees it', async () => {
  const status = async (who: typeof teacher) => (await ask(ofGroup.handler, who, { path })).status
  expect(await status(teacher)).toBe(200)
  expect(await status(await member('director', HERE))).toBe(200)
  expect(await status(colleague)).toBe(404)
  expect(await status(ana)).toBe(403)
  expect(await status(await member('family', { childIds: [ana.personId] }))).toBe(403)
})
