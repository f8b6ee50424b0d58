import { randomUUID } from 'node:crypto'
import {
  listInterventionSessions,
  listInterventions,
  logSession,
  startIntervention,
} from '#shared/interventions/routes.ts'
import { addDays, schoolDay } from '#shared/kernel/school-day.ts'
import { member, operator } from '#tests/journeys/member.ts'
import { type Arranging, newGroup, school, teacher } from './stage.ts'

const today = schoolDay(new Date())
const doing = { tier: 2, what: 'repeatedReading', about: '', perWeek: 3, minutes: 15, size: 3 } as const
const aim = { pace: 40, goal: 60, until: addDays(today, 70), basis: 'own' } as const
const begun = { language: 'es-PR', grade: '2', from: today, ...doing, ...aim } as const

/** A child of the teacher's. */
async function withChild() {
  const where = { ...school, groupIds: [await newGroup()] }
  const { personId: studentId } = await member('student', where)
  await operator.setStudent({ studentId, familyIds: [], ...where })
  const state = () => teacher.ask(listInterventions, { path: { studentId } })
  return { studentId, state }
}

/** The same with something that is done for them. */
async function withPlan() {
  const { studentId, state } = await withChild()
  const { interventionId } = await teacher.ask(startIntervention, { path: { studentId }, body: begun })
  return { path: { studentId, interventionId }, state }
}

const session = { day: today, minutes: 15, what: 'repeatedReading', note: '' } as const

export const commands = {
  'interventions/start-intervention': async () => {
    const { studentId, state } = await withChild()
    return { who: teacher, sent: { path: { studentId }, body: begun }, state }
  },
  'interventions/change-intervention': async () => {
    const { path, state } = await withPlan()
    return { who: teacher, sent: { path, body: { version: 1, from: today, ...doing } }, state }
  },
  'interventions/set-goal': async () => {
    const { path, state } = await withPlan()
    return { who: teacher, sent: { path, body: { version: 1, from: today, ...aim, goal: 70 } }, state }
  },
  'interventions/end-intervention': async () => {
    const { path, state } = await withPlan()
    return { who: teacher, sent: { path, body: { version: 1, why: 'reached' } }, state }
  },
  'interventions/log-session': async () => {
    const { path } = await withPlan()
    const state = () => teacher.ask(listInterventionSessions, { path })
    return { who: teacher, sent: { path, body: session }, state }
  },
  'interventions/strike-session': async () => {
    const { path } = await withPlan()
    const idempotencyKey = randomUUID()
    const { sessionId } = await teacher.ask(logSession, { path, body: session, idempotencyKey })
    const state = () => teacher.ask(listInterventionSessions, { path })
    return { who: teacher, sent: { path: { ...path, day: today, sessionId } }, state }
  },
} satisfies Arranging<'interventions'>
