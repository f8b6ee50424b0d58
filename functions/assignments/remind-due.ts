import { round } from '#functions/platform/events/round.ts'
import { DUE_LOOKED_AT } from '#shared/assignments/events.ts'
import { addDays } from '#shared/kernel/school-day.ts'
import { dueOn, readNotDone, tellDue } from './due-store.ts'

const AT_ONCE = 10

/** Tells of everything that is due tomorrow and not done. */
export const handler = round('due', DUE_LOOKED_AT, async ({ day, part, at }) => {
  const waiting = dueOn(addDays(day, 1), part)
  const tellInTurn = async () => {
    for (let next = await waiting.next(); !next.done; next = await waiting.next()) {
      if (next.value.withdrawnAt) continue
      const studentIds = await readNotDone(next.value)
      if (studentIds.length > 0) await tellDue(next.value, studentIds, at)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, tellInTurn))
})
