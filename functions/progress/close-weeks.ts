import { round } from '#functions/platform/events/round.ts'
import { WEEKS_CLOSE } from '#shared/progress/report-week.ts'
import { keepWeek, placedIn } from './report-week-store.ts'

const AT_ONCE = 10

/** Closes everybody's report week. */
export const handler = round('weeks', WEEKS_CLOSE, async ({ day, part, at }) => {
  const waiting = placedIn(part)
  const closeInTurn = async () => {
    for (let next = await waiting.next(); !next.done; next = await waiting.next())
      await keepWeek(next.value, day, at)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, closeInTurn))
})
