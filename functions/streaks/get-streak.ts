import { http } from '#functions/platform/http/http.ts'
import { getStreak } from '#shared/streaks/routes.ts'
import { readStreak } from './streaks-store.ts'

export const handler = http(getStreak, async ({ actor }) => {
  const { days, streakDays, version } = await readStreak(actor.personId)
  return { streakDays, lastActivityDate: days.at(-1), version }
})
