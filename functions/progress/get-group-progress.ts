import { now } from '#functions/platform/clock.ts'
import { http } from '#functions/platform/http/http.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { getGroupProgress } from '#shared/progress/routes.ts'
import { ofWeek } from './rules/this-week.ts'
import { readGroup } from './summary-store.ts'

export const handler = http(getGroupProgress, async ({ path: { groupId } }) => {
  const today = schoolDay(now())
  return { today, children: (await readGroup(groupId)).map(child => ofWeek(child, today)) }
})
