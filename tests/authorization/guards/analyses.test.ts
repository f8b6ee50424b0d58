/** Pages about figures: for whom they are asked and read, and how many in a day. */
import { expect, test } from 'vitest'
import { generationTable } from '#functions/generation/table.ts'
import { put } from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'
import { progressTable } from '#functions/progress/table.ts'
import type { AnalysisPage } from '#shared/generation/analysis.ts'
import { schoolDay, weekOf } from '#shared/kernel/school-day.ts'
import { placeStandingKey } from '#shared/kernel/standing.ts'
import { DAILY_ANALYSES, SCHOOL_DAILY_ANALYSES } from '#shared/progress/analysis-routes.ts'
import { childSummary, languageSummary } from '#tests/support/child-summary.ts'
import { handlerStage } from '#tests/support/handler-stage.ts'

const { ask, member, student, write } = await handlerStage(progressTable)
const [ofGroup, ofStudent, readGroup, readStudent, { keepSummary }, { begin, settle }] = await Promise.all([
  import('#functions/progress/ask-group-analysis.ts'),
  import('#functions/progress/ask-student-analysis.ts'),
  import('#functions/generation/get-group-analysis.ts'),
  import('#functions/generation/get-student-analysis.ts'),
  import('#functions/progress/summary-store.ts'),
  import('#functions/generation/analysis-store.ts'),
])
const HERE = { schoolId: 'playa-azul', region: 'Humacao' } as const
const THERE = { schoolId: 'cerro', region: 'Caguas' } as const
for (const [group, where] of [
  ['first-a', HERE],
  ['first-b', HERE],
  ['small', HERE],
  ['first-c', THERE],
] as const) {
  const place = `group:${group}`
  await write(put({ ...placeStandingKey(place), standing: { place, ...where }, version: 1 }))
}
const at = new Date().toISOString()
const today = schoolDay(at)
const read = languageSummary({ accuracy: 0.93, latest: [0.93, 0.94, 0.92] })
/** A child who was counted, in a group. */
async function counted(studentId: string, groupId: string, week = weekOf(today)) {
  await student({ studentId, ...(groupId === 'first-c' ? THERE : HERE), groupIds: [groupId] })
  const line = childSummary({ studentId, lastSeenOn: today, week, languages: { 'es-PR': read } })
  await keepSummary(line, [groupId])
}
for (const groupId of ['first-a', 'first-b', 'first-c'])
  for (let n = 0; n < 5; n++) await counted(`${groupId}-${n}`, groupId)
for (let n = 0; n < 4; n++) await counted(`small-${n}`, 'small')

const teacher = () => member('teacher', { ...HERE, groupIds: ['first-a', 'small'] })
type Member = Awaited<ReturnType<typeof teacher>>
const askGroup = (who: Member, groupId: string) => ask(ofGroup.handler, who, { path: { groupId }, body: {} })
const askStudent = (who: Member, studentId: string) =>
  ask(ofStudent.handler, who, { path: { studentId }, body: {} })

test('a page is asked for and read by who may see the group or the child, and by nobody else', async () => {
  const all = async (who: Member) => [
    (await askGroup(who, 'first-a')).status,
    (await askStudent(who, 'first-a-0')).status,
    (await ask(readGroup.handler, who, { path: { groupId: 'first-a' } })).status,
    (await ask(readStudent.handler, who, { path: { studentId: 'first-a-0' } })).status,
  ]
  for (const who of [
    await teacher(),
    await member('director', HERE),
    await member('ore', { region: 'Humacao' }),
    await member('admin'),
  ])
    expect([who.roles, await all(who)]).toEqual([who.roles, [200, 200, 200, 200]])
  for (const who of [
    await member('teacher', { ...HERE, groupIds: ['first-b'] }),
    await member('director', THERE),
    await member('ore', { region: 'Caguas' }),
  ])
    expect([who.roles, await all(who)]).toEqual([who.roles, [404, 404, 404, 404]])
  for (const who of [await member('family', { childIds: ['first-a-0'] }), await member('student')])
    expect([who.roles, await all(who)]).toEqual([who.roles, [403, 403, 403, 403]])
})

test('of four children nothing is asked, nor of who was never counted; of five it is', async () => {
  const who = await teacher()
  expect((await askGroup(who, 'small')).error).toBe('progress.tooLittle')
  await student({ studentId: 'new', ...HERE, groupIds: ['small'] })
  expect((await askStudent(who, 'new')).error).toBe('progress.tooLittle')
  expect((await askGroup(who, 'first-a')).status).toBe(200)
})

test('a person has ten a day, of groups and children together, and a refused one takes none of the school’s', async () => {
  const there = await member('teacher', { ...THERE, groupIds: ['first-c'] })
  for (let n = 0; n < DAILY_ANALYSES; n++)
    expect((await (n % 2 ? askGroup(there, 'first-c') : askStudent(there, 'first-c-0'))).status).toBe(200)
  expect((await askGroup(there, 'first-c')).error).toBe('progress.analysesToday')
  expect((await askStudent(there, 'first-c-0')).error).toBe('progress.analysesToday')
  // What is left of the school's day is its other people's.
  const row = key(progressTable, 'schoolAnalyses', { schoolId: THERE.schoolId, day: today })
  await write(put({ ...row, asked: SCHOOL_DAILY_ANALYSES - 1 }))
  const director = await member('director', THERE)
  expect((await askGroup(director, 'first-c')).status).toBe(200)
  expect((await askGroup(director, 'first-c')).error).toBe('progress.schoolAnalysesToday')
  expect((await askStudent(director, 'first-c-0')).error).toBe('progress.schoolAnalysesToday')
  expect((await askGroup(await teacher(), 'first-a')).status).toBe(200)
})

const page: AnalysisPage = {
  day: today,
  writtenAt: at,
  findings: [{ id: 'week', figures: { readers: 5, count: 5, readings: 9, words: 300 } }],
  sentences: [{ text: { 'es-PR': 'Leyeron 5 de 5.', 'en-US': '5 of 5 read.' }, of: [0] }],
  modelId: 'coqui.rules-v1',
}
const later = (seconds: number) => new Date(Date.parse(at) + seconds * 1000).toISOString()
const begun = (analysisId: string, seconds: number, { claim = 50, now = seconds } = {}) =>
  begin(
    { groupId: 'first-b' },
    { analysisId, askedAt: later(seconds), now: later(now), until: later(now + claim) },
  )
const shown = async () => {
  const who = await member('director', HERE)
  return (await ask(readGroup.handler, who, { path: { groupId: 'first-b' } })).body.analysis
}
const settled = (analysisId: string, seconds: number, outcome: Parameters<typeof settle>[2] = { page }) =>
  settle({ groupId: 'first-b' }, { analysisId, by: 'somebody', at: later(seconds) }, outcome)

test('of two that are asked for at once one is written; what is told again or late changes nothing', async () => {
  expect(await begun('one', 0)).toBe(true)
  expect([await begun('one', 0), await begun('two', 5)]).toEqual([false, false])
  await settled('two', 8)
  expect(await shown()).toMatchObject({ analysisId: 'one', state: 'asked' })
  await settled('one', 9)
  await settled('one', 10, { why: 'checks' })
  expect(await shown()).toMatchObject({ state: 'written', settledAt: later(9), page: { day: today } })
  expect([await begun('one', 0), await begun('before', -60)]).toEqual([false, false])
  // A later one takes its place; refused, it leaves the page that was there.
  expect(await begun('three', 60)).toBe(true)
  expect(await shown()).toMatchObject({ state: 'asked', page })
  await settled('three', 70, { why: 'unavailable' })
  expect(await shown()).toMatchObject({ state: 'refused', why: 'unavailable', page })
})

test('where its writer died it is taken again, once its time is over', async () => {
  expect(await begun('four', 100)).toBe(true)
  expect(await begun('four', 100, { now: 149 })).toBe(false)
  expect(await begun('four', 100, { now: 151 })).toBe(true)
  await settled('four', 160)
  expect(await shown()).toMatchObject({ analysisId: 'four', state: 'written' })
})

test('what has expired is not read, though it lies there for days', async () => {
  const row = key(generationTable, 'groupAnalysis', { groupId: 'first-b' })
  await write(
    put({ ...row, analysisId: 'five', state: 'written', askedAt: at, settledAt: at, page, expiresAt: 1 }),
  )
  expect(await shown()).toBeNull()
})
