/** A plan from its beginning to its end, with points from readings as ever; and what becomes of it when a child moves. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createCodes } from '#shared/identity/access-code-routes.ts'
import { addToGroup, createGroup, removeFromGroup } from '#shared/identity/group-routes.ts'
import { pointsOf } from '#shared/interventions/points.ts'
import {
  changeIntervention,
  endIntervention,
  listGroupInterventions,
  listInterventionSessions,
  listInterventions,
  logSession,
  setGoal,
  startIntervention,
} from '#shared/interventions/routes.ts'
import { addDays, schoolDay } from '#shared/kernel/school-day.ts'
import { listProbes } from '#shared/progress/routes.ts'
import { finishReading, overrideWord } from '#shared/reading/routes.ts'
import { eventually } from '#tests/support/eventually.ts'
import { signUp } from '#tests/support/session.ts'
import { door } from './house.ts'
import { member, newSchool } from './member.ts'
import { readAloud, wordsOf } from './reading-aloud.ts'

const school = await newSchool()
const { schoolId } = school
const teacher = await member('teacher', school)
const director = await member('director', school)
const today = schoolDay(new Date())
const castle = await door.text('castillos-de-arena')
const doing = { tier: 2, what: 'repeatedReading', about: '', perWeek: 3, minutes: 15, size: 3 } as const
const aim = { pace: 20, goal: 40, until: addDays(today, 84), basis: 'own' } as const

async function newGroup(name: string) {
  const body = { name, grade: 'K', schoolYear: 2026 } as const
  return (await teacher.ask(createGroup, { path: { schoolId }, body })).groupId
}

async function childOf(groupId: string) {
  const place = `group:${groupId}` as const
  const { codes } = await teacher.ask(createCodes, { path: { place }, body: { role: 'student', count: 1 } })
  const email = `${randomUUID()}@lee.test`
  const metadata = { accountType: 'student', grade: 'K', code: codes[0]?.code ?? '' }
  await signUp(door.config, { email, password: 'coqui-demo', name: 'Ana Rivera', metadata })
  return door.signIn(email, 'coqui-demo')
}

const inGroup = async (groupId: string) =>
  (await teacher.ask(listGroupInterventions, { path: { groupId } })).interventions

test('a plan begins, is changed, noted and ended; its group sees it while it is open', async () => {
  const groupId = await newGroup('Kínder A')
  const ana = await childOf(groupId)
  const studentId = ana.personId
  const body = { language: 'es-PR', grade: 'K', from: today, ...doing, ...aim } as const
  const plan = await teacher.ask(startIntervention, { path: { studentId }, body })
  await eventually(async () => expect(await inGroup(groupId)).toEqual([plan]))

  const path = { studentId, interventionId: plan.interventionId }
  const changed = await teacher.ask(changeIntervention, {
    path,
    body: { version: 1, from: addDays(today, 1), ...doing, minutes: 25 },
  })
  const raised = await teacher.ask(setGoal, {
    path,
    body: { version: changed.version, ...aim, from: addDays(today, 1), goal: 50 },
  })
  expect([raised.phases.length, raised.aims.length, raised.version]).toEqual([2, 2, 3])
  const session = await teacher.ask(logSession, {
    path,
    body: { day: today, minutes: 15, what: 'repeatedReading', note: 'con su compañera' },
  })
  expect(await director.ask(listInterventionSessions, { path })).toEqual({ sessions: [session] })

  const ended = await teacher.ask(endIntervention, { path, body: { version: 3, why: 'reached' } })
  expect(await director.ask(listInterventions, { path })).toEqual({ open: [], ended: [ended] })
  expect(await inGroup(groupId)).toEqual([])
})

test('points are first readings aloud of the grade, as they were last corrected', async () => {
  const ana = await childOf(await newGroup('Kínder B'))
  const path = { studentId: ana.personId }
  const points = async () => {
    const { body } = await teacher.raw(`GET /students/${path.studentId}/probes?language=es-PR`)
    return pointsOf(listProbes.reply.parse(body).probes, castle.grade)
  }
  const heard = readAloud(castle, { 4: 'otra' })
  const { reading } = await ana.ask(finishReading, { body: heard })
  const pace = (wrong: number) => ((wordsOf(castle).length - wrong) * 60) / heard.seconds
  await eventually(async () => expect(await points()).toEqual([{ day: today, pace: pace(1), readings: 1 }]))

  await teacher.ask(overrideWord, {
    path: { ...path, finishedAt: reading.finishedAt, readingId: reading.readingId },
    body: { word: 4, outcome: 'correct', reason: 'misheard' },
  })
  await eventually(async () => expect((await points())[0]?.pace).toBe(pace(0)))

  // Read again it is rehearsed, and no point.
  await ana.ask(finishReading, { body: readAloud(castle) })
  await eventually(async () => expect(await points()).toEqual([{ day: today, pace: pace(0), readings: 1 }]))
})

test('a child who leaves takes the plan along', async () => {
  const [from, to] = [await newGroup('Kínder C'), await newGroup('Kínder D')]
  const { personId: studentId } = await childOf(from)
  const body = { language: 'en-US', grade: 'K', from: today, ...doing, ...aim } as const
  const plan = await teacher.ask(startIntervention, { path: { studentId }, body })
  await eventually(async () => expect(await inGroup(from)).toEqual([plan]))
  await teacher.ask(addToGroup, { path: { groupId: to }, body: { studentId } })
  await eventually(async () => expect(await inGroup(to)).toEqual([plan]))
  await teacher.ask(removeFromGroup, { path: { groupId: from, studentId } })
  await eventually(async () => expect(await inGroup(from)).toEqual([]))
  expect(await inGroup(to)).toEqual([plan])
})
