import { http } from '#functions/platform/http/http.ts'
import { getStreak } from '#shared/streaks/routes.ts'
import { readDeclared } from './calendar-store.ts'
import { frozenDays } from './rules/freezes.ts'
import { streakOf } from './rules/streak.ts'
import { readStreak } from './streaks-store.ts'

/** Counted anew: a day may have been declared since the last visit. */
export const handler = http(getStreak, async ({ actor }) => {
  const [{ days, freezes = {}, version }, declared] = await Promise.all([
    readStreak(actor.personId),
    readDeclared(),
  ])
  const frozen = frozenDays(days, Object.values(freezes), declared)
  const streakDays = streakOf(days, new Set([...declared, ...frozen]))
  return { streakDays, lastActivityDate: days.at(-1), version }
})
