import { expect, test } from 'vitest'
import type { Intervention, NewIntervention } from '#shared/interventions/schema.ts'
import { addDays } from '#shared/kernel/school-day.ts'
import { aimed, changed, ended, isItsDay, started } from './interventions.ts'

const today = '2026-11-20'
const who = { by: 't', today }
const doing = { tier: 2, what: 'repeatedReading', about: '', perWeek: 3, minutes: 15, size: 3 } as const
const aim = { pace: 40, goal: 60, until: '2027-02-20', basis: 'own' } as const
const said: NewIntervention = { language: 'es-PR', grade: '2', from: today, ...doing, ...aim }
const begin = (more: Partial<NewIntervention> = {}, open: readonly Intervention[] = []) =>
  started({ ...said, ...more }, open, { ...who, interventionId: 'i', studentId: 's' })
const planOf = (planned: ReturnType<typeof begin>): Intervention => {
  if ('refused' in planned) throw new Error(planned.refused)
  return planned.plan
}
const plan = planOf(begin())

test('it begins with a phase and a goal from the same day, by whoever says so', () => {
  expect(planOf(begin())).toEqual({
    interventionId: 'i',
    studentId: 's',
    language: 'es-PR',
    grade: '2',
    phases: [{ from: today, ...doing, by: 't' }],
    aims: [{ from: today, ...aim, by: 't' }],
    version: 1,
  })
})

test('one of a language at a time', () => {
  expect(begin({}, [plan])).toEqual({ refused: 'alreadyOpen' })
  expect(begin({ language: 'en-US' }, [plan])).toMatchObject({ plan: { language: 'en-US' } })
})

test.each([
  [-121, 'wrongDay'],
  [-120, undefined],
  [31, undefined],
  [32, 'wrongDay'],
])('begun %i days from today: %s', (days, refused) => {
  const from = addDays(today, days)
  const planned = begin({ from, until: addDays(from, 60) })
  expect('refused' in planned ? planned.refused : undefined).toBe(refused)
})

test.each([
  [27, 'shortTime'],
  [28, undefined],
  [370, undefined],
  [371, 'shortTime'],
])('a goal for %i days: %s', (days, refused) => {
  const planned = begin({ until: addDays(today, days) })
  expect('refused' in planned ? planned.refused : undefined).toBe(refused)
})

test('a goal is above where the child stands', () => {
  expect(begin({ goal: 40 })).toEqual({ refused: 'goalBelow' })
  expect(begin({ goal: 41 })).toHaveProperty('plan')
})

test('what is done changes from a day on; on the same day it is mended', () => {
  const later = addDays(today, 7)
  const again = changed(plan, { version: 1, from: later, ...doing, minutes: 20 }, who)
  if ('refused' in again) throw new Error(again.refused)
  expect(again.plan.phases.map(({ from, minutes }) => [from, minutes])).toEqual([
    [today, 15],
    [later, 20],
  ])
  const mended = changed(again.plan, { version: 2, from: later, ...doing, minutes: 25 }, who)
  expect(mended).toMatchObject({ plan: { version: 3, phases: [{ minutes: 15 }, { minutes: 25 }] } })
  expect(changed(again.plan, { version: 2, from: addDays(later, -1), ...doing }, who)).toEqual({
    refused: 'wrongDay',
  })
  expect(changed(plan, { version: 1, from: addDays(today, 32), ...doing }, who)).toEqual({
    refused: 'wrongDay',
  })
  expect(changed(plan, { version: 1, from: addDays(today, 31), ...doing }, who)).toHaveProperty('plan')
  expect(changed(plan, { version: 1, from: addDays(today, -1), ...doing }, who)).toEqual({
    refused: 'wrongDay',
  })
})

test('who has seen something older changes nothing', () => {
  expect(changed(plan, { version: 0, from: today, ...doing }, who)).toEqual({ refused: 'changed' })
  expect(aimed(plan, { version: 0, from: today, ...aim }, who)).toEqual({ refused: 'changed' })
  expect(ended(plan, { version: 0, why: 'reached' }, who)).toEqual({ refused: 'changed' })
})

test('a goal is raised from a day on, as one is set', () => {
  const from = addDays(today, 7)
  const raised = aimed(plan, { version: 1, from, ...aim, pace: 50, goal: 70 }, who)
  expect(raised).toMatchObject({ plan: { version: 2, aims: [{ goal: 60 }, { from, pace: 50, goal: 70 }] } })
  expect(aimed(plan, { version: 1, from, ...aim, goal: 40 }, who)).toEqual({ refused: 'goalBelow' })
})

test('twenty phases, and no more; the last can be mended still', () => {
  const phases = Array.from({ length: 20 }, (_, n) => ({ from: addDays(today, n - 19), ...doing, by: 't' }))
  const full = { ...plan, phases }
  expect(changed(full, { version: 1, from: addDays(today, 1), ...doing }, who)).toEqual({ refused: 'full' })
  expect(changed(full, { version: 1, from: today, ...doing }, who)).toHaveProperty('plan')
})

test('a goal is no more changed than what is done: not before the last, nor a 21st time', () => {
  const before = { version: 1, from: addDays(today, -1), ...aim }
  expect(aimed(plan, before, who)).toEqual({ refused: 'wrongDay' })
  const aims = Array.from({ length: 20 }, (_, n) => ({ ...aim, from: addDays(today, n - 19), by: 't' }))
  expect(aimed({ ...plan, aims }, { ...before, from: addDays(today, 1) }, who)).toEqual({ refused: 'full' })
})

test('it ends today, by whoever says why', () => {
  expect(ended(plan, { version: 1, why: 'reached' }, who)).toEqual({
    plan: { ...plan, ended: { on: today, why: 'reached', by: 't' }, version: 2 },
  })
})

test('a session is of a day while it went on, not to come and not longer ago than a month', () => {
  const long = { ...plan, phases: [{ from: addDays(today, -60), ...doing, by: 't' }] }
  const isOn = (days: number, of: Intervention = long) => isItsDay(of, { day: addDays(today, days) }, today)
  expect([isOn(1), isOn(0), isOn(-31), isOn(-32)]).toEqual([false, true, true, false])
  expect([isOn(-1, plan), isOn(0, plan)]).toEqual([false, true])
  const over = { ...long, ended: { on: addDays(today, -3), why: 'reached', by: 't' } as const }
  expect([isOn(-2, over), isOn(-3, over)]).toEqual([false, true])
})
