/** Flags as they are kept: begun and ended once, set aside by who teaches the child, by one of two at once. */
import { expect, test } from 'vitest'
import { put } from '#functions/platform/store/transaction.ts'
import { progressTable } from '#functions/progress/table.ts'
import { addDays, schoolDay } from '#shared/kernel/school-day.ts'
import { placeStandingKey } from '#shared/kernel/standing.ts'
import { handlerStage } from '#tests/support/handler-stage.ts'

const { ask, member, student, write } = await handlerStage(progressTable)
const [
  aside,
  group,
  { countFlags, keepDeclared, readDeclared },
  { keepSummary, readGroup },
  rules,
  { noSkill },
] = await Promise.all([
  import('#functions/progress/set-flag-aside.ts'),
  import('#functions/progress/get-group-progress.ts'),
  import('#functions/progress/flag-store.ts'),
  import('#functions/progress/summary-store.ts'),
  import('#functions/progress/rules/summary.ts'),
  import('#functions/progress/progress.ts'),
])
const HERE = { schoolId: 'playa-azul', region: 'Humacao' } as const
const place = 'group:first-a'
await write(put({ ...placeStandingKey(place), standing: { place, ...HERE }, version: 1 }))
const teacher = await member('teacher', { ...HERE, groupIds: ['first-a'] })
const colleague = await member('teacher', { ...HERE, groupIds: ['first-a'] })
const elsewhere = await member('teacher', { ...HERE, groupIds: ['first-b'] })
const at = new Date().toISOString()
const today = schoolDay(at)
const skills = { 'es-PR': noSkill, 'en-US': noSkill }
const silent = { rule: 'silent', days: 7, since: null } as const
const fell = { rule: 'fell', language: 'es-PR', on: today } as const

/** A child who was counted with these reasons. */
async function counted(studentId: string, reasons = [silent]) {
  await student({ studentId, ...HERE, groupIds: ['first-a'] })
  const flags = await countFlags(studentId, reasons, at)
  const summary = rules.summaryOf(studentId, { days: [], skills, grade: '1' }, today)
  await keepSummary({ ...summary, flags: [...flags] }, ['first-a'])
}
const set = (who: typeof teacher, studentId: string, why: string, flagId = 'silent') =>
  ask(aside.handler, who, { path: { studentId, flagId }, body: { why } })
const shown = async (studentId: string) =>
  (await ask(group.handler, teacher, { path: { groupId: 'first-a' } })).body.children.find(
    (one: { studentId: string }) => one.studentId === studentId,
  ).flags
test('who teaches the child sets a flag aside, for two weeks, and the group shows it at once', async () => {
  await counted('ana')
  expect((await set(elsewhere, 'ana', 'está enferma')).status).toBe(404)
  expect((await set(await member('director', HERE), 'ana', 'está enferma')).status).toBe(403)
  expect((await set(teacher, 'ana', '  ')).status).toBe(422)
  const { status, body } = await set(teacher, 'ana', 'está enferma')
  expect([status, body.aside]).toEqual([
    200,
    { by: teacher.personId, why: 'está enferma', until: addDays(today, 14) },
  ])
  expect(await shown('ana')).toEqual([body])
})

test('of two who set one flag aside at once the first holds, and both are told so', async () => {
  await counted('lia')
  const [one, other] = await Promise.all([
    set(teacher, 'lia', 'nueva en la escuela'),
    set(colleague, 'lia', 'espejuelos nuevos'),
  ])
  expect([one.status, other.status]).toEqual([200, 200])
  expect(one.body).toEqual(other.body)
  expect(await shown('lia')).toEqual([one.body])
})

test('a flag of a child in two groups is aside in both, whoever of their teachers set it aside', async () => {
  await student({ studentId: 'noa', ...HERE, groupIds: ['first-a', 'first-b'] })
  const flags = await countFlags('noa', [silent], at)
  const summary = rules.summaryOf('noa', { days: [], skills, grade: '1' }, today)
  await keepSummary({ ...summary, flags: [...flags] }, ['first-a', 'first-b'])
  const { body } = await set(elsewhere, 'noa', 'está enferma')
  expect(body.aside.why).toBe('está enferma')
  for (const groupId of ['first-a', 'first-b']) {
    const line = (await readGroup(groupId)).find(({ studentId }) => studentId === 'noa')
    expect(line?.flags).toEqual([body])
  }
})

test('a flag that has ended cannot be set aside; counted again while it holds it stays aside', async () => {
  await counted('eva')
  await set(teacher, 'eva', 'está enferma')
  const again = await countFlags('eva', [silent, fell], at)
  expect(again.map(({ flagId, aside }) => [flagId, aside?.why])).toEqual([
    ['silent', 'está enferma'],
    ['fell-es-PR', undefined],
  ])
  expect(await countFlags('eva', [], at)).toEqual([])
  expect((await set(teacher, 'eva', 'está enferma')).error).toBe('progress.flagEnded')
})

test('a day that was declared is known until it is taken back, in whatever order it is told', async () => {
  await keepDeclared('2026-11-26', true, 1)
  await keepDeclared('2026-11-27', false, 2)
  await keepDeclared('2026-11-27', true, 1)
  expect([...(await readDeclared())]).toEqual(['2026-11-26'])
})
