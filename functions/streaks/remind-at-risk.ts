import { round } from '#functions/platform/events/round.ts'
import { REMINDERS } from '#shared/streaks/rules.ts'
import { readDeclared } from './calendar-store.ts'
import { lastDaysAtRisk, runAtRisk } from './rules/at-risk.ts'
import { lastActiveOn, readStreak, remind } from './streaks-store.ts'

const AT_ONCE = 10

/** Tells of every run that ends tonight unless its child comes by. */
export const handler = round('reminders', REMINDERS, async ({ day, part, at }) => {
  const declared = await readDeclared()
  if (declared.has(day)) return
  const waiting = (async function* () {
    for (const last of lastDaysAtRisk(day, declared)) yield* lastActiveOn(last, part)
  })()
  const remindInTurn = async () => {
    for (let next = await waiting.next(); !next.done; next = await waiting.next()) {
      const { days, freezes = {} } = await readStreak(next.value)
      const run = runAtRisk({ days, bought: Object.values(freezes), declared }, day)
      if (run) await remind(next.value, day, run, at)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, remindInTurn))
})
