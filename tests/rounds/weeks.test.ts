/** The closing of report weeks, by the clock of the test: what families are told, and how often. */

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type * as z from 'zod/mini'
import { OutboxEvent } from '#functions/platform/store/outbox.ts'
import { progressTable } from '#functions/progress/table.ts'
import { noticeOf } from '#shared/kernel/event.ts'
import { addDays, instantOf } from '#shared/kernel/school-day.ts'
import { weekClosed } from '#shared/progress/events.ts'
import { nothingDone, nothingRead } from '#shared/progress/tally.ts'
import { handlerStage } from '#tests/support/handler-stage.ts'

await handlerStage(progressTable)
const [{ keepDeed, keepPlacement, readProgress }, { readWeeks }, { handler }, { scanRows }] =
  await Promise.all([
    import('#functions/progress/progress-store.ts'),
    import('#functions/progress/report-week-store.ts'),
    import('#functions/progress/close-weeks.ts'),
    import('#functions/platform/store/rows.ts'),
  ])
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())

const FRIDAY = '2026-11-20'
async function closed() {
  const weeks: z.output<typeof weekClosed.body>[] = []
  for await (const { name, body } of scanRows(OutboxEvent, 'EVENT'))
    if (name === weekClosed.name) weeks.push(weekClosed.body.parse(body))
  return weeks.sort((a, b) => (a.week + a.studentId < b.week + b.studentId ? -1 : 1))
}
async function tick(day: string, time: string) {
  vi.setSystemTime(new Date(instantOf(day, time)))
  await handler()
}
let deeds = 0
const read = (studentId: string, day: string, wordsCorrect: number) =>
  keepDeed({
    eventId: `deed-${deeds++}`,
    at: instantOf(day, '10:00'),
    studentId,
    day,
    adds: { ...nothingDone, readings: { 'es-PR': { ...nothingRead, aloud: 1, wordsCorrect } } },
  })

const children = Array.from({ length: 14 }, (_, n) => `child-${String(n).padStart(2, '0')}`)
for (const studentId of children)
  await keepPlacement(`placed-${studentId}`, instantOf(addDays(FRIDAY, -30), '10:00'), {
    studentId,
    groupIds: [],
  })
for (const studentId of children) await read(studentId, addDays(FRIDAY, -2), 10)

test('weeks close on Fridays from three on, each child’s once, whatever comes twice or late', async () => {
  await tick(FRIDAY, '14:59')
  await tick(addDays(FRIDAY, -1), '15:55')
  expect(await closed()).toEqual([])
  // The first hour is missed.
  await tick(FRIDAY, '16:10')
  await Promise.all([tick(FRIDAY, '16:15'), tick(FRIDAY, '16:15')])
  const weeks = await closed()
  expect(weeks.map(({ studentId }) => studentId)).toEqual(children)
  expect(weeks[0]).toEqual({
    studentId: 'child-00',
    week: FRIDAY,
    days: 1,
    readings: 1,
    words: 10,
    activities: 0,
    wasActive: false,
  })
})

test('what was done after closing is in the next week', async () => {
  await read('child-00', FRIDAY, 7)
  const next = addDays(FRIDAY, 7)
  await read('child-00', next, 5)
  await tick(next, '15:55')
  const weeks = (await closed()).filter(({ week }) => week === next)
  expect(weeks).toHaveLength(children.length)
  expect(weeks[0]).toMatchObject({ days: 2, words: 12, wasActive: true })
})

test('what a teacher corrects after closing is in progress, and the report stays as it was closed', async () => {
  const day = addDays(FRIDAY, -2)
  await keepDeed({
    eventId: 'corrected',
    at: instantOf(FRIDAY, '16:30'),
    studentId: 'child-01',
    day,
    adds: { ...nothingDone, readings: { 'es-PR': { ...nothingRead, wordsCorrect: -4 } } },
  })
  const at = instantOf(addDays(FRIDAY, 1), '10:00')
  const { weeks } = await readProgress('child-01', addDays(FRIDAY, 1))
  expect(weeks[0]?.readings['es-PR']?.wordsCorrect).toBe(6)
  const report = (await readWeeks('child-01', at)).find(({ week }) => week === FRIDAY)
  expect(report).toMatchObject({ words: 10, on: [day], until: instantOf(FRIDAY, '16:10') })
  // Nothing is said of the week after but that nothing was done in it.
  expect((await readWeeks('child-01', at)).map(({ days }) => days)).toEqual([0, 1])
})

test('reports are kept for thirteen months', async () => {
  const seen = async (days: number) =>
    (await readWeeks('child-01', instantOf(addDays(FRIDAY, days), '12:00'))).length
  expect(await seen(396)).toBe(2)
  expect(await seen(397)).toBe(1)
})

test('families are told of what was done, of one week without anything, and of no other', () => {
  const week = { studentId: 'child-00', week: FRIDAY, readings: 0, activities: 0 }
  const told = (days: number, words: number, wasActive: boolean) =>
    noticeOf(weekClosed, { ...week, days, words, wasActive })
  expect(told(2, 30, false)).toEqual({
    to: { familiesOf: 'child-00' },
    type: 'weekly_summary',
    params: { studentId: 'child-00', week: FRIDAY, days: 2, words: 30, activities: 0, count: 30 },
  })
  expect(told(0, 0, true)?.params).toMatchObject({ context: 'none' })
  expect(told(0, 0, false)).toBeUndefined()
})
