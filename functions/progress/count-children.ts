import { schedule } from '#functions/platform/events/schedule.ts'
import { type SchoolDay, schoolDay } from '#shared/kernel/school-day.ts'
import { reasonsFor } from '#shared/progress/reasons.ts'
import { recommendationsFor } from '#shared/progress/recommendations.ts'
import { countFlags, readDeclared } from './flag-store.ts'
import { readKnown, readPlacement } from './progress-store.ts'
import { countRecommendations } from './recommendation-store.ts'
import { summaryOf } from './rules/summary.ts'
import { type Changed, keepSummary, listChanged, strikeOff } from './summary-store.ts'

const AT_ONCE = 10

/** Counts the children of whom something changed: what their groups show of them. */
export const handler = schedule(async at => {
  const waiting = [...(await listChanged())]
  if (waiting.length === 0) return
  const declared = await readDeclared()
  const countInTurn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await count(next, at, declared)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, countInTurn))
})

async function count(changed: Changed, at: string, declared: ReadonlySet<SchoolDay>): Promise<void> {
  const { studentId } = changed
  const today = schoolDay(at)
  const [known, placement] = await Promise.all([readKnown(studentId, today), readPlacement(studentId)])
  const summary = summaryOf(studentId, known, today)
  const flags = await countFlags(studentId, reasonsFor(summary, today, declared), at)
  const { 'es-PR': spanish, 'en-US': english } = known.skills
  const readings = { 'es-PR': spanish.evidence, 'en-US': english.evidence }
  await countRecommendations(studentId, recommendationsFor(summary, readings, today, declared), at)
  await keepSummary({ ...summary, flags: [...flags] }, placement?.groupIds ?? [])
  await strikeOff(changed)
}
