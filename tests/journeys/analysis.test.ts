/** A page of prose about figures: asked for, written, told and read by whoever may see the group or the child. */
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge'
import { v7 } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { key } from '#functions/platform/table.ts'
import { progressTable } from '#functions/progress/table.ts'
import type { Analysis } from '#shared/generation/analysis.ts'
import { getGroupAnalysis, getStudentAnalysis } from '#shared/generation/analysis-routes.ts'
import { analysisChanged } from '#shared/generation/live.ts'
import { createGroup } from '#shared/identity/group-routes.ts'
import { LANGUAGES } from '#shared/kernel/school.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import {
  askGroupAnalysis,
  askStudentAnalysis,
  DAILY_ANALYSES,
  SCHOOL_DAILY_ANALYSES,
} from '#shared/progress/analysis-routes.ts'
import { analysisAsked } from '#shared/progress/events.ts'
import { languageSummary } from '#tests/support/child-summary.ts'
import { everyRow } from '#tests/support/everything.ts'
import type { SignedIn } from '#tests/support/person.ts'
import { counted } from './counted.ts'
import { member, newSchool, operator } from './member.ts'

const events = new EventBridgeClient(operator.aws)
afterAll(() => events.destroy())

const school = await newSchool()
const director = await member('director', school)
const reads = { accuracy: 0.93, latest: [0.93, 0.94, 0.92] }
const rr = { sound: 'es-rr', read: 20, missed: 5 } as const

/** A new group of a new teacher, with so many children of whom two miss a sound. */
async function groupOf(count: number) {
  const teacher = await member('teacher', school)
  const body = { name: 'Segundo A', grade: '2', schoolYear: 2026 } as const
  const { groupId } = await teacher.ask(createGroup, { path: { schoolId: school.schoolId }, body })
  const where = { ...school, groupIds: [groupId] }
  const sounds = { known: 2, firm: 1, weakest: rr, weak: [rr] }
  const studentIds: string[] = []
  for (let n = 0; n < count; n++)
    studentIds.push(
      await counted(where, n < 2 ? { languages: { 'es-PR': languageSummary({ ...reads, sounds }) } } : {}),
    )
  return { teacher, path: { groupId }, studentIds }
}
/** The page about a group, once whoever asked for it was told. */
async function written(teacher: SignedIn, path: { groupId: string }): Promise<Analysis> {
  const page = await teacher.listen()
  const { analysisId } = await teacher.ask(askGroupAnalysis, { path, body: {} })
  const told = await page.hear(analysisChanged, changed => changed.analysisId === analysisId)
  expect(told.body.state).toBe('written')
  page.close()
  const { analysis } = await teacher.ask(getGroupAnalysis, { path })
  return analysis ?? expect.unreachable()
}

test('a teacher asks for a page about the group, is told when it is there, and reads it in both languages', async () => {
  const { teacher, path, studentIds } = await groupOf(5)
  expect(await teacher.ask(getGroupAnalysis, { path })).toEqual({ analysis: null })
  const analysis = await written(teacher, path)
  expect(analysis).toMatchObject({ state: 'written', page: { modelId: 'coqui.rules-v1' } })
  const { findings = [], sentences = [], day } = analysis.page ?? {}
  expect(day).toBe(schoolDay(analysis.askedAt))
  expect(findings.map(({ id }) => id)).toEqual(['week', 'noneHard', 'pace', 'sound'])
  expect(sentences.length).toBeGreaterThanOrEqual(4)
  for (const { text, of } of sentences) {
    for (const language of LANGUAGES) expect(text[language].length).toBeGreaterThan(20)
    for (const at of of) expect(findings[at]).toBeDefined()
  }
  expect(sentences[0]?.text['es-PR']).toContain('5 de 5 estudiantes')

  // The director reads the same; nobody is named, and nothing of the group lies in what holds it.
  expect((await director.ask(getGroupAnalysis, { path })).analysis).toEqual(analysis)
  const held = (await everyRow(operator)).filter(
    ({ row }) => row.pk === `GROUP#${path.groupId}` && row.sk === 'ANALYSIS',
  )
  expect(held).toHaveLength(1)
  for (const studentId of studentIds) expect(held[0]?.text).not.toContain(studentId)
})

test('a page about a child lies with the child, and other teachers, families and children do not reach it', async () => {
  const { teacher, studentIds } = await groupOf(1)
  const path = { studentId: studentIds[0] ?? '' }
  const page = await teacher.listen()
  const { analysisId } = await teacher.ask(askStudentAnalysis, { path, body: {} })
  await page.hear(analysisChanged, changed => changed.analysisId === analysisId)
  page.close()
  const { analysis } = await teacher.ask(getStudentAnalysis, { path })
  expect(analysis?.page?.findings.map(({ id }) => id)).toContain('ownSound')
  expect(JSON.stringify(analysis?.page?.sentences)).toContain('{sound}')
  expect(JSON.stringify(analysis)).not.toContain(path.studentId)
  const held = (await everyRow(operator)).filter(
    ({ table, row, text }) =>
      table.includes('generationtable') && text.includes(path.studentId) && row.analysisId,
  )
  expect(held.map(({ row }) => row.pk)).toEqual([`STUDENT#${path.studentId}`])

  const other = await member('teacher', school)
  for (const [route, body] of [[getStudentAnalysis], [askStudentAnalysis, {}]] as const)
    expect((await other.tryTo(route, { path, ...(body && { body }) } as never)).status).toBe(404)
})

test('of too little nothing is asked, and a day has its end: of a teacher, and of a school', async () => {
  const few = await groupOf(4)
  expect(await few.teacher.tryTo(askGroupAnalysis, { path: few.path, body: {} })).toMatchObject({
    status: 409,
    body: { error: 'progress.tooLittle' },
  })
  const { teacher, path } = await groupOf(5)
  const asked = await Promise.all(
    Array.from({ length: DAILY_ANALYSES + 3 }, () => teacher.tryTo(askGroupAnalysis, { path, body: {} })),
  )
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(DAILY_ANALYSES)
  for (const { status, body } of asked)
    if (status !== 200) expect([status, body]).toMatchObject([409, { error: 'progress.analysesToday' }])
  const day = schoolDay(new Date().toISOString())
  await operator.put(await operator.tableOf('progress'), {
    ...key(progressTable, 'schoolAnalyses', { schoolId: school.schoolId, day }),
    asked: SCHOOL_DAILY_ANALYSES,
  })
  expect(await director.tryTo(askGroupAnalysis, { path, body: {} })).toMatchObject({
    status: 409,
    body: { error: 'progress.schoolAnalysesToday' },
  })
  const elsewhere = await member('admin', {})
  expect((await elsewhere.tryTo(askGroupAnalysis, { path, body: {} })).status).toBe(200)
})

test('told ten times and late, a page stays as it was', async () => {
  const there = await newSchool()
  const teacher = await member('teacher', there)
  const body = { name: 'Tercero', grade: '3', schoolYear: 2026 } as const
  const { groupId } = await teacher.ask(createGroup, { path: { schoolId: there.schoolId }, body })
  for (let n = 0; n < 5; n++) await counted({ ...there, groupIds: [groupId] })
  const before = await written(teacher, { groupId })
  const told = {
    analysisId: before.analysisId,
    of: { groupId },
    by: teacher.personId,
    day: '2026-11-20',
    findings: [{ id: 'week', figures: { readers: 1, count: 9, readings: 1, words: 1 } }],
  }
  const earlier = new Date(Date.parse(before.askedAt) - 60_000).toISOString()
  const Entries = [
    ...Array.from({ length: 5 }, () => entry(told, before.askedAt)),
    ...Array.from({ length: 5 }, () => entry({ ...told, analysisId: v7() }, earlier)),
  ]
  expect((await events.send(new PutEventsCommand({ Entries }))).FailedEntryCount).toBe(0)
  // A later page of another group has passed the same queue.
  const { groupId: other } = await teacher.ask(createGroup, { path: { schoolId: there.schoolId }, body })
  for (let n = 0; n < 5; n++) await counted({ ...there, groupIds: [other] })
  await written(teacher, { groupId: other })
  expect((await teacher.ask(getGroupAnalysis, { path: { groupId } })).analysis).toEqual(before)
})

function entry(body: object, at: string) {
  return {
    EventBusName: 'coqui-dev-events',
    Source: 'coqui.progress',
    DetailType: analysisAsked.name,
    Detail: JSON.stringify({ id: v7(), name: analysisAsked.name, at, trace: '', body }),
  }
}
