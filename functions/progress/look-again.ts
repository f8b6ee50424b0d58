import { round } from '#functions/platform/events/round.ts'
import { LOOKED_AT } from '#shared/progress/flags.ts'
import { placedIn } from './report-week-store.ts'
import { noteChanged } from './summary-store.ts'

/** Has everybody counted anew each morning: silence begins, and a fall grows old, without anything happening. */
export const handler = round('flags', LOOKED_AT, async ({ part }) => {
  for await (const studentId of placedIn(part)) await noteChanged(studentId)
})
