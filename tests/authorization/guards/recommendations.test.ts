/** Recommendations as they are kept: offered once, decided by one of two, together or not at all. */
import { expect, test } from 'vitest'
import { put } from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'
import { progressTable } from '#functions/progress/table.ts'
import { addDays, schoolDay } from '#shared/kernel/school-day.ts'
import { placeStandingKey } from '#shared/kernel/standing.ts'
import { handlerStage } from '#tests/support/handler-stage.ts'

const { ask, member, write } = await handlerStage(progressTable)
const [
  list,
  decide,
  figures,
  { countRecommendations },
  { keepSummary },
  rules,
  { keepPlacement },
  { noSkill },
] = await Promise.all([
  import('#functions/progress/list-recommendations.ts'),
  import('#functions/progress/decide-recommendation.ts'),
  import('#functions/progress/get-recommendation-figures.ts'),
  import('#functions/progress/recommendation-store.ts'),
  import('#functions/progress/summary-store.ts'),
  import('#functions/progress/rules/summary.ts'),
  import('#functions/progress/progress-store.ts'),
  import('#functions/progress/progress.ts'),
])
const HERE = { schoolId: 'playa-azul', region: 'Humacao' } as const
for (const groupId of ['first-a', 'first-b'])
  await write(
    put({
      ...placeStandingKey(`group:${groupId}`),
      standing: { place: `group:${groupId}`, ...HERE },
      version: 1,
    }),
  )
const teacher = await member('teacher', { ...HERE, groupIds: ['first-a'] })
const colleague = await member('teacher', { ...HERE, groupIds: ['first-a', 'first-b'] })
const at = new Date().toISOString()
const today = schoolDay(at)
const skills = { 'es-PR': noSkill, 'en-US': noSkill }
const hard = {
  recommendationId: 'text-es-PR-1',
  kind: 'text',
  because: { rule: 'accuracy', language: 'es-PR', accuracy: 0.8 },
} as const
const rr = {
  recommendationId: 'sound-es-rr',
  kind: 'sound',
  because: { rule: 'sound', language: 'es-PR', sound: 'es-rr', read: 20, missed: 5 },
} as const

const away = {
  recommendationId: 'family-2026-11-02',
  kind: 'family',
  because: { rule: 'silent', days: 9, since: '2026-11-02' },
} as const

/** A child in these groups who was counted with this. */
async function counted(
  studentId: string,
  needed: (typeof hard | typeof rr | typeof away)[],
  groupIds = ['first-a'],
) {
  await keepPlacement(studentId, at, { studentId, ...HERE, groupIds, grade: '1' })
  await keepSummary(rules.summaryOf(studentId, { days: [], skills, grade: '1' }, today), groupIds)
  await countRecommendations(studentId, needed, at)
}
const offered = async (groupId = 'first-a') =>
  new Map(
    (await ask(list.handler, colleague, { path: { groupId } })).body.children.map(
      (one: { studentId: string; recommendations: { recommendationId: string }[] }) => [
        one.studentId,
        one.recommendations.map(({ recommendationId }) => recommendationId),
      ],
    ),
  )
const accepted = (textId?: string) => ({ how: 'accepted', ...(textId && { textId }) })
const dismissed = { how: 'dismissed', why: 'notNow' }
const decideFor = (
  who: typeof teacher,
  studentIds: string[],
  decision: object,
  { recommendationId = 'sound-es-rr', groupId = 'first-a' } = {},
) => ask(decide.handler, who, { path: { groupId, recommendationId }, body: { studentIds, decision } })

test('of two who decide at once the first holds, the other is told, and neither in another group', async () => {
  await counted('ana', [rr, hard], ['first-a', 'first-b'])
  const answers = await Promise.all([
    decideFor(teacher, ['ana'], accepted()),
    decideFor(colleague, ['ana'], dismissed, { groupId: 'first-b' }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.map(({ error }) => error)).toContain('progress.recommendationDecided')
  expect([(await offered()).get('ana'), (await offered('first-b')).get('ana')]).toEqual([
    ['text-es-PR-1'],
    ['text-es-PR-1'],
  ])
  await countRecommendations('ana', [rr, hard], at)
  expect((await offered()).get('ana')).toEqual(['text-es-PR-1'])
})

test('a group is decided whole or not at all; who is in another group is refused', async () => {
  for (const id of ['lia', 'leo']) await counted(id, [rr])
  await counted('eva', [rr], ['first-b'])
  expect((await decideFor(teacher, ['lia', 'eva'], accepted())).error).toBe('progress.notInGroup')
  await decideFor(teacher, ['leo'], dismissed)
  expect((await decideFor(teacher, ['lia', 'leo'], accepted())).error).toBe('progress.recommendationDecided')
  expect((await offered()).get('lia')).toEqual(['sound-es-rr'])
  expect((await decideFor(teacher, ['lia'], accepted())).body).toEqual({ children: 1 })
})

test('a text that was read meanwhile is refused, and the next may be asked for', async () => {
  await counted('iris', [hard])
  const text = key(progressTable, 'text', { studentId: 'iris', language: 'es-PR', textId: 'castillos' })
  await write(put({ ...text, textId: 'castillos' }))
  const ofText = { recommendationId: hard.recommendationId }
  expect((await decideFor(teacher, ['iris'], accepted('castillos'), ofText)).error).toBe('progress.textRead')
  expect((await decideFor(teacher, ['iris'], accepted(), ofText)).error).toBe('progress.textMissing')
  expect((await decideFor(teacher, ['iris'], accepted('faro'), ofText)).status).toBe(200)
})

test('what is taken otherwise is asked so, kept and counted; a day that has passed is refused', async () => {
  await counted('mar', [rr])
  const otherwise = (dueOn: string) => ({ ...accepted(), dueOn, times: 3 })
  expect((await decideFor(teacher, ['mar'], otherwise(addDays(today, -1)))).error).toBe('progress.wrongDay')
  expect((await decideFor(teacher, ['mar'], { ...accepted(), times: 6 })).status).toBe(422)
  expect((await decideFor(teacher, ['mar'], otherwise(addDays(today, 2)))).status).toBe(200)
  const { body } = await ask(figures.handler, teacher, { path: { groupId: 'first-a' } })
  const sounds = body.months.find(({ kind }: { kind: string }) => kind === 'sound')
  expect(sounds.changed).toBe(1)
})

test('only who teaches the group decides', async () => {
  await counted('sol', [rr])
  const elsewhere = await member('teacher', { ...HERE, groupIds: ['first-b'] })
  expect((await decideFor(elsewhere, ['sol'], accepted())).status).toBe(404)
  expect((await decideFor(await member('director', HERE), ['sol'], accepted())).status).toBe(403)
  expect((await decideFor(await member('family', { childIds: ['sol'] }), ['sol'], accepted())).status).toBe(
    403,
  )
  expect((await offered()).get('sol')).toEqual(['sound-es-rr'])
})

test('what is needed no more cannot be decided; what was decided is counted', async () => {
  await counted('noa', [rr], ['first-b'])
  await countRecommendations('noa', [], at)
  const elsewhere = { groupId: 'first-b' }
  expect((await decideFor(colleague, ['noa'], accepted(), elsewhere)).error).toBe(
    'progress.recommendationEnded',
  )
  const { body } = await ask(figures.handler, colleague, { path: { groupId: 'first-a' } })
  const month = today.slice(0, 7)
  expect(body.months).toContainEqual({
    month,
    kind: 'text',
    offered: 2,
    accepted: 1,
    changed: 0,
    dismissed: 0,
  })
  expect(body.dismissals.every((one: { why: string }) => one.why === 'notNow')).toBe(true)
  expect(body.paces[0]).toEqual({ language: 'es-PR', children: 0, before: null, after: null })
})

test('two hundred children are listed, and forty-nine decided at once, whose families are asked too', async () => {
  const ids = Array.from({ length: 200 }, (_, n) => `child-${n}`)
  await Promise.all(ids.map(id => counted(id, [rr, away], ['first-b'])))
  expect((await offered('first-b')).size).toBeGreaterThanOrEqual(200)
  const many = { groupId: 'first-b' }
  expect((await decideFor(colleague, ids.slice(0, 50), accepted(), many)).status).toBe(422)
  expect((await decideFor(colleague, ids.slice(0, 49), accepted(), many)).body).toEqual({ children: 49 })
  const asked = { ...many, recommendationId: away.recommendationId }
  expect((await decideFor(colleague, ids.slice(0, 49), accepted(), asked)).body).toEqual({ children: 49 })
})
