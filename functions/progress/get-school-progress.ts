import { now } from '#functions/platform/clock.ts'
import { http } from '#functions/platform/http/http.ts'
import { schoolDay, weekOf } from '#shared/kernel/school-day.ts'
import { getSchoolProgress } from '#shared/progress/routes.ts'
import { readGlances } from './glance-store.ts'

export const handler = http(getSchoolProgress, async ({ path: { schoolId } }) => {
  const today = schoolDay(now())
  const week = weekOf(today)
  const groups = await readGlances(schoolId)
  return {
    today,
    // What was counted last week says nothing of this one.
    groups: groups.map(group => (group.week === week ? group : { ...group, week, readers: 0, readings: 0 })),
  }
})
