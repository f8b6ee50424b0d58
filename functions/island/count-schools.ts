import { now } from '#functions/platform/clock.ts'
import { schedule } from '#functions/platform/events/schedule.ts'
import { schoolDay, weekOf } from '#shared/kernel/school-day.ts'
import { counted } from './island.ts'
import { type Changed, childrenAt, keepCount, listChanged, strikeOff } from './island-store.ts'

const AT_ONCE = 10
/** An index shows a write within a second or so: until then a school is counted, and once more at the next tick. */
const SETTLED_MS = 10_000

/** Counts the schools where something changed; the regions and the island are summed by whoever reads. */
export const handler = schedule(async () => {
  const waiting = [...(await listChanged())]
  const countInTurn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await count(next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, countInTurn))
})

async function count(changed: Changed): Promise<void> {
  const at = now()
  const week = weekOf(schoolDay(at))
  const children = await childrenAt(changed.schoolId)
  await keepCount(changed.schoolId, at, week, counted(children, week))
  if (Date.parse(at) - Date.parse(changed.at) >= SETTLED_MS) await strikeOff(changed)
}
