import { schedule } from '#functions/platform/events/schedule.ts'
import { type SchoolDay, schoolDay } from '#shared/kernel/school-day.ts'
import { readKnown, readPlacement } from './progress-store.ts'
import { summaryOf } from './rules/summary.ts'
import { type Changed, keepSummary, listChanged, strikeOff } from './summary-store.ts'

const AT_ONCE = 10

/** Counts the children of whom something changed: what their groups show of them. */
export const handler = schedule(async at => {
  const today = schoolDay(at)
  const waiting = [...(await listChanged())]
  const countInTurn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await count(next, today)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, countInTurn))
})

async function count(changed: Changed, today: SchoolDay): Promise<void> {
  const { studentId } = changed
  const [known, placement] = await Promise.all([readKnown(studentId, today), readPlacement(studentId)])
  await keepSummary(summaryOf(studentId, known, today), placement?.groupIds ?? [])
  await strikeOff(changed)
}
