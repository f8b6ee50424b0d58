/** The class to look at: its rows are what its own readings, visits and activities amount to. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  noSkill,
  type Skill,
  skillAfter,
  tallyOfActivity,
  tallyOfAnswers,
  tallyOfReading,
} from '#functions/progress/progress.ts'
import { unpackedEvidence } from '#functions/progress/rules/packed-evidence.ts'
import { planFor, snapshotAt, snapshots } from '#infra/local/seed/class/plan.ts'
import { sittingsOf } from '#infra/local/seed/class/sitting.ts'
import { demoClass } from '#infra/local/seed/seed.ts'
import { listGroupAssignments } from '#shared/assignments/routes.ts'
import { listChildren } from '#shared/identity/family-routes.ts'
import { listGroups } from '#shared/identity/group-routes.ts'
import {
  listGroupInterventions,
  listInterventionSessions,
  listInterventions,
} from '#shared/interventions/routes.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { finishFacts } from '#shared/lessons/schema.ts'
import { getGroupProgress, getStudentProgress, listProbes } from '#shared/progress/routes.ts'
import type { Tally } from '#shared/progress/schema.ts'
import { nothingDone, together } from '#shared/progress/tally.ts'
import { Reading } from '#shared/reading/finished-reading.ts'
import { startCloud, type TestCloud } from '#tests/support/cloud.ts'
import type { Row } from '#tests/support/operator.ts'

/** Rows have more than what is told. */
const ReadingRow = z.object({
  ...Reading.shape,
  studentId: z._default(z.string(), ''),
  day: z._default(z.string(), ''),
  sounds: z._default(z.array(z.never()), []),
})
const Packed = z.instanceof(Uint8Array)
const FinishRow = z.object({
  ...finishFacts,
  studentId: z._default(z.string(), ''),
  day: z._default(z.string(), ''),
})

/** A few children who have read for two weeks say as much as a class does, in a tenth of the time. */
const SIZE = { weeks: 1, children: 8 }

let house: TestCloud
beforeAll(async () => {
  house = await startCloud({ seeds: true, still: true })
  await (await demoClass(SIZE)).seed({ ...house.cloud, userPoolId: house.outputs.UserPoolId })
}, 600_000)
afterAll(() => house?.close())

const rowsOf = async (noun: string, begins: string) =>
  (await house.operator.scan(house.cloud.tableOf(noun))).filter(({ sk }) => String(sk).startsWith(begins))

const ofPerson = (rows: readonly Row[]) => Map.groupBy(rows, ({ pk }) => String(pk).replace(/^\w+#/, ''))

test('the demo teacher has the class with its children, and one of them in two groups', async () => {
  const teacher = await house.signIn('teacher@demo.test', 'coqui-demo')
  const { groups } = await teacher.ask(listGroups, { path: { schoolId: 'playa-azul' } })
  expect(groups.find(({ name }) => name === 'Segundo A')?.students).toBe(SIZE.children)
  const { children } = await teacher.ask(getGroupProgress, { path: { groupId: 'playa-azul-segundo' } })
  expect(children).toHaveLength(SIZE.children)
  const small = await teacher.ask(getGroupProgress, { path: { groupId: 'playa-azul-ingles' } })
  expect(children.map(({ studentId }) => studentId)).toContain(small.children[0]?.studentId)
})

test('what the class was asked is its teacher’s, and the results are those of stored deeds', async () => {
  const teacher = await house.signIn('teacher@demo.test', 'coqui-demo')
  const path = { groupId: 'playa-azul-segundo' }
  const { assignments, given } = await teacher.ask(listGroupAssignments, { path })
  expect(assignments.length).toBeGreaterThan(1)
  expect(new Set(assignments.map(({ givenBy }) => givenBy))).toEqual(new Set([teacher.personId]))
  const deeds = [...(await rowsOf('reading', 'READING#')), ...(await rowsOf('reading', 'PRACTICE#'))]
  const ids = new Set(deeds.map(({ readingId, practiceId }) => String(readingId ?? practiceId)))
  const results = given.flatMap(({ results }) => results)
  expect(results.length).toBeGreaterThan(0)
  for (const { id } of results) expect(ids).toContain(id)
})

test('the children with a support plan have it from their teacher, with what was done and what they read since', async () => {
  const teacher = await house.signIn('teacher@demo.test', 'coqui-demo')
  const { interventions } = await teacher.ask(listGroupInterventions, {
    path: { groupId: 'playa-azul-segundo' },
  })
  expect(interventions.map(({ language }) => language).sort()).toEqual(['en-US', 'es-PR'])
  for (const { studentId, interventionId, language, grade, phases, aims } of interventions) {
    expect([...phases, ...aims].every(({ by }) => by === teacher.personId)).toBe(true)
    const { sessions } = await teacher.ask(listInterventionSessions, { path: { studentId, interventionId } })
    expect(sessions.length).toBeGreaterThan(0)
    const { probes } = await teacher.ask(listProbes, { path: { studentId }, query: { language } })
    expect(probes.filter(probe => probe.grade === grade).length).toBeGreaterThan(0)
  }
  const ended = await rowsOf('interventions', 'ENDED#')
  const [[, studentId = ''] = []] = ended.map(({ pk }) => String(pk).split('#'))
  const { open, ended: over } = await teacher.ask(listInterventions, { path: { studentId } })
  expect([open.length, over.map(({ ended }) => ended?.why)]).toEqual([0, ['reached']])
})

test('the demo family’s first child is the demo student, who has read as well', async () => {
  const family = await house.signIn('family@demo.test', 'coqui-demo')
  const child = await house.signIn('student@demo.test', 'coqui-demo')
  const { children } = await family.ask(listChildren)
  expect(children.map(({ studentId }) => studentId)[0]).toBe(child.personId)
  const { grade, weeks } = await family.ask(getStudentProgress, { path: { studentId: child.personId } })
  expect(grade).toBe('K')
  expect(weeks.length).toBeGreaterThan(0)
  const teacher = await house.signIn('teacher@demo.test', 'coqui-demo')
  const { children: kinder } = await teacher.ask(getGroupProgress, { path: { groupId: 'playa-azul-kinder' } })
  expect(kinder.map(({ studentId }) => studentId)).toEqual([child.personId])
})

test('what the children did of their own accord is what the plan said', async () => {
  const now = new Date().toISOString()
  const plan = planFor(SIZE, now)
  const until = snapshots(plan)[snapshotAt(plan, now)] ?? ''
  const deeds = sittingsOf(plan)
    .filter(({ day, isHome }) => day < until || (day === until && !isHome))
    .flatMap(({ deeds }) => deeds.map(({ what }) => what))
  const [visits, finishes] = await Promise.all([
    rowsOf('activity', 'ACTIVITY#'),
    rowsOf('lessons', 'FINISH#'),
  ])
  expect(visits).toHaveLength(deeds.filter(what => what === 'visit').length)
  expect(finishes).toHaveLength(deeds.filter(what => what === 'learn').length)
})

test('days and skills are what the stored readings, answers and activities amount to', async () => {
  const [readings, finishes, days, skills, texts] = await Promise.all([
    rowsOf('reading', 'READING#'),
    rowsOf('lessons', 'FINISH#'),
    rowsOf('progress', 'DAY#'),
    rowsOf('progress', 'SKILL#'),
    rowsOf('progress', 'TEXT#'),
  ])
  expect(readings.length).toBeGreaterThan(SIZE.children)
  expect(finishes.length).toBeGreaterThan(0)
  const [read, finished, kept, known, done] = [readings, finishes, days, skills, texts].map(ofPerson)
  for (const [studentId, own = []] of read ?? []) {
    const tallies = new Map<string, Tally>()
    const add = (at: unknown, tally: Tally) => {
      const day = schoolDay(String(at))
      tallies.set(day, together(tallies.get(day) ?? nothingDone, tally))
    }
    const recomputed = new Map<string, Skill>()
    for (const row of own) {
      const reading = ReadingRow.parse(row)
      add(reading.finishedAt, tallyOfReading(reading))
      if (reading.understood)
        add(reading.finishedAt, tallyOfAnswers({ ...reading, understood: reading.understood }))
      const before = recomputed.get(reading.language) ?? noSkill
      recomputed.set(reading.language, skillAfter(before, { at: reading.finishedAt, version: 0 }, reading))
    }
    for (const row of finished?.get(studentId) ?? [])
      add(row.finishedAt, tallyOfActivity(FinishRow.parse(row)))
    const stored = new Map((kept?.get(studentId) ?? []).map(row => [String(row.day), row]))
    expect([...stored.keys()].sort()).toEqual([...tallies.keys()].sort())
    for (const [day, tally] of tallies) expect(stored.get(day)).toMatchObject(tally)
    for (const row of known?.get(studentId) ?? [])
      expect({ evidence: unpackedEvidence(Packed.parse(row.packed)) }).toEqual(
        recomputed.get(String(row.sk).replace('SKILL#reading#', '')),
      )
    const textIds = (done?.get(studentId) ?? []).map(row => String(row.textId))
    expect(new Set(textIds)).toEqual(new Set(own.map(row => String(row.textId))))
  }
})

test('coins, experience and streaks are the sums of their lines', async () => {
  const [balances, lines, totals, credits, streaks, visits] = await Promise.all([
    rowsOf('coins', 'BALANCE'),
    rowsOf('coins', 'LINE#'),
    rowsOf('experience', 'TOTAL'),
    rowsOf('experience', 'CREDIT#'),
    rowsOf('streaks', 'STREAK'),
    rowsOf('activity', 'ACTIVITY#'),
  ])
  const sum = (rows: readonly Row[] = [], of: string) =>
    rows.reduce((total, row) => total + Number(row[of]), 0)
  expect(totals.map(personOf).sort()).toEqual([...ofPerson(visits).keys()].sort())
  for (const row of balances) expect(row.balance).toBe(sum(ofPerson(lines).get(personOf(row)), 'amount'))
  for (const row of totals) expect(row.totalXp).toBe(sum(ofPerson(credits).get(personOf(row)), 'points'))
  for (const row of streaks)
    expect(row.days).toEqual(
      [
        ...new Set(
          ofPerson(visits)
            .get(personOf(row))
            ?.map(({ day }) => day),
        ),
      ].sort(),
    )
})

test('nothing has happened later than now, and no placeholder is left', async () => {
  const rows = (
    await Promise.all(['reading', 'progress', 'coins', 'island'].map(noun => rowsOf(noun, '')))
  ).flat()
  expect(JSON.stringify(rows)).not.toMatch(/pupil-\d/)
  const now = new Date().toISOString()
  for (const { finishedAt } of rows) if (finishedAt) expect(String(finishedAt) < now).toBe(true)
})

const personOf = ({ pk }: Row): string => String(pk).replace(/^\w+#/, '')
