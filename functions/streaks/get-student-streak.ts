import { http } from '#functions/platform/http/http.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { getStudentStreak } from '#shared/streaks/routes.ts'
import { readDeclared } from './calendar-store.ts'
import { runNow } from './rules/run-now.ts'
import { readStreak } from './streaks-store.ts'

/** Nobody comes by here for the child: what is broken by today is told so. */
export const handler = http(getStudentStreak, async ({ path, at }) => {
  const [{ days, freezes = {}, version }, declared] = await Promise.all([
    readStreak(path.studentId),
    readDeclared(),
  ])
  const streakDays = runNow({ days, bought: Object.values(freezes), declared }, schoolDay(at))
  return { streakDays, lastActivityDate: days.at(-1), version }
})
