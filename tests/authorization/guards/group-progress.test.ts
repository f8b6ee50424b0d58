/** A group's lines: for whom they are, and of whom. */
import { expect, test } from 'vitest'
import { put } from '#functions/platform/store/transaction.ts'
import { progressTable } from '#functions/progress/table.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { placeStandingKey } from '#shared/kernel/standing.ts'
import { handlerStage } from '#tests/support/handler-stage.ts'

const { ask, member, student, write } = await handlerStage(progressTable)
const [lines, own, school, { keepSummary }, { keepGlance }, { groupGlance }, { summaryOf }, { noSkill }] =
  await Promise.all([
    import('#functions/progress/get-group-progress.ts'),
    import('#functions/progress/get-student-progress.ts'),
    import('#functions/progress/get-school-progress.ts'),
    import('#functions/progress/summary-store.ts'),
    import('#functions/progress/glance-store.ts'),
    import('#functions/progress/rules/group-glance.ts'),
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

test('a school’s groups are its director’s and its offices’; of other schools and other roles they are not', async () => {
  const today = schoolDay(new Date())
  await keepGlance('playa-azul', groupGlance('first-a', [summary('ana')], today, new Set()))
  await keepGlance('el-yunque', groupGlance('third-c', [summary('eva')], today, new Set()))
  await write(
    put({
      ...placeStandingKey('school:playa-azul'),
      standing: { place: 'school:playa-azul', ...HERE },
      version: 1,
    }),
  )
  const sees = async (who: typeof teacher, schoolId = 'playa-azul') => {
    const { status, body } = await ask(school.handler, who, { path: { schoolId } })
    return status === 200 ? body.groups.map(({ groupId }: { groupId: string }) => groupId) : status
  }
  expect(await sees(await member('director', HERE))).toEqual(['first-a'])
  expect(await sees(await member('ore', { region: 'Humacao' }))).toEqual(['first-a'])
  expect(await sees(await member('admin'))).toEqual(['first-a'])
  expect(await sees(await member('director', { ...HERE, schoolId: 'el-yunque' }))).toBe(404)
  expect(await sees(await member('ore', { region: 'San Juan' }))).toBe(404)
  expect(await sees(teacher)).toBe(403)
  expect(await sees(await member('family', { childIds: ['ana'] }))).toBe(403)
})
