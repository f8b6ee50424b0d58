/** A group's lines: for whom they are, and of whom. */
import { expect, test } from 'vitest'
import { put } from '#functions/platform/store/transaction.ts'
import { progressTable } from '#functions/progress/table.ts'
import { placeStandingKey } from '#shared/kernel/standing.ts'
import { handlerStage } from '#tests/support/handler-stage.ts'

const { ask, member, student, write } = await handlerStage(progressTable)
const [lines, own, { keepSummary }, { summaryOf }, { noSkill }] = await Promise.all([
  import('#functions/progress/get-group-progress.ts'),
  import('#functions/progress/get-student-progress.ts'),
  import('#functions/progress/summary-store.ts'),
  import('#functions/progress/rules/summary.ts'),
  import('#functions/progress/progress.ts'),
])
const HERE = { schoolId: 'playa-azul', region: 'Humacao' } as const
for (const group of ['first-a', 'first-b']) {
  const place = `group:${group}`
  await write(put({ ...placeStandingKey(place), standing: { place, ...HERE }, version: 1 }))
}
const skills = { 'es-PR': noSkill, 'en-US': noSkill }
const summary = (studentId: string) => summaryOf(studentId, { days: [], skills, grade: '1' }, '2026-11-20')
const teacher = await member('teacher', { ...HERE, groupIds: ['first-a'] })
const colleague = await member('teacher', { ...HERE, groupIds: ['first-b'] })
const listed = async (who: typeof teacher, groupId: string) => {
  const { status, body } = await ask(lines.handler, who, { path: { groupId } })
  return status === 200 ? body.children.map(({ studentId }: { studentId: string }) => studentId) : status
}

test('a group’s lines are its teacher’s, and of its own children', async () => {
  await keepSummary(summary('ana'), ['first-a'])
  await keepSummary(summary('eva'), ['first-b'])
  expect(await listed(teacher, 'first-a')).toEqual(['ana'])
  expect(await listed(colleague, 'first-a')).toBe(404)
  expect(await listed(await member('family', { childIds: ['ana'] }), 'first-a')).toBe(403)
  expect(await listed(await member('director', HERE), 'first-b')).toEqual(['eva'])
})

test('whoever left a group is in its lines no more', async () => {
  await keepSummary(summary('lia'), ['first-a', 'first-b'])
  await keepSummary(summary('lia'), ['first-b'])
  expect(await listed(teacher, 'first-a')).not.toContain('lia')
  expect(await listed(colleague, 'first-b')).toContain('lia')
})

test('a family sees their own child’s progress, linked by both, and no other’s', async () => {
  const family = await member('family', { childIds: ['ana', 'eva'] })
  await student({ studentId: 'ana', ...HERE, familyIds: [family.personId] })
  await student({ studentId: 'eva', ...HERE })
  const sees = async (studentId: string) => (await ask(own.handler, family, { path: { studentId } })).status
  expect([await sees('ana'), await sees('eva')]).toEqual([200, 404])
})
