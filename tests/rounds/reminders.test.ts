/** The afternoon's reminders, by the clock of the test: whom they tell, and how often. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { streaksTable } from '#functions/streaks/table.ts'
import { addDays, instantOf } from '#shared/kernel/school-day.ts'
import { handlerStage } from '#tests/support/handler-stage.ts'

await handlerStage(streaksTable)
const [{ addActiveDay }, { keepDeclared }, { handler }, { scanRows }] = await Promise.all([
  import('#functions/streaks/change-streak.ts'),
  import('#functions/streaks/calendar-store.ts'),
  import('#functions/streaks/remind-at-risk.ts'),
  import('#functions/platform/store/rows.ts'),
])
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())

const TODAY = '2026-11-19'
const Told = z.object({ name: z.string(), body: z.object({ personId: z.string() }) })

/** Everybody who was told of a run at risk, as often as they were. */
async function reminded(): Promise<readonly string[]> {
  const names: string[] = []
  for await (const { name, body } of scanRows(Told, 'EVENT'))
    if (name === 'streaks.atRisk') names.push(body.personId)
  return names.sort()
}
async function tick(day: string, time: string) {
  vi.setSystemTime(new Date(instantOf(day, time)))
  await handler()
}
const came = async (personId: string, ...daysAgo: number[]) => {
  for (const ago of daysAgo.toSorted((a, b) => b - a))
    await addActiveDay(personId, addDays(TODAY, -ago), instantOf(addDays(TODAY, -ago), '10:00'))
}

const atRisk = Array.from({ length: 30 }, (_, n) => `at-risk-${String(n).padStart(2, '0')}`)
for (const personId of atRisk) await came(personId, 1, 2)
await came('came-today', 0, 1, 2)
await came('began-yesterday', 1)
await came('missed-a-day', 2, 3, 4)

test('nobody is told before four', async () => {
  await tick(TODAY, '15:59')
  expect(await reminded()).toEqual([])
})

test('they are told over the hour, each once, though the first half hour is missed and a tick comes twice', async () => {
  await tick(TODAY, '16:30')
  const half = await reminded()
  expect(half.length).toBeGreaterThan(0)
  expect(half.length).toBeLessThan(atRisk.length)
  await tick(TODAY, '16:30')
  expect(await reminded()).toEqual(half)
  await Promise.all([tick(TODAY, '16:55'), tick(TODAY, '16:55')])
  await tick(TODAY, '18:55')
  expect(await reminded()).toEqual(atRisk)
})

test('a day later the run is over, and nobody is told of it again', async () => {
  await came('at-risk-00', 0)
  await tick(addDays(TODAY, 1), '16:55')
  expect(await reminded()).toEqual(['came-today', 'at-risk-00', ...atRisk].sort())
})

test('on a declared day nothing ends, and nobody is told', async () => {
  const day = addDays(TODAY, 2)
  await came('at-risk-00', -1)
  await keepDeclared(day, true, 1)
  const before = await reminded()
  await tick(day, '16:55')
  expect(await reminded()).toEqual(before)
  // The day after it does: the declared one broke nothing.
  await tick(addDays(day, 1), '16:55')
  expect(await reminded()).toEqual([...before, 'at-risk-00'].sort())
})
