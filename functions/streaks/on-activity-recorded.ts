import { subscriber } from '#functions/platform/events/subscriber.ts'
import { commit, emit, putVersion, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { visitRecorded } from '#shared/activity/events.ts'
import { streakExtended } from '#shared/streaks/events.ts'
import { milestoneBy, streakOf, withDay } from './streaks.ts'
import { readStreak, streakRow } from './streaks-store.ts'

export const handler = subscriber(visitRecorded, async ({ at, body: { personId, day } }) => {
  await retryOnConflict(async () => {
    const { days, version } = await readStreak(personId)
    const after = withDay(days, day)
    if (after === days) return true
    const streakDays = streakOf(after)
    const milestone = milestoneBy(after, day)
    const streak = { days: [...after], streakDays, version: version + 1 }
    const failed = await commit({
      writes: { streak: putVersion(streakRow(personId, streak), version) },
      emits: [emit(streakExtended, { personId, streakDays, day, milestone }, at)],
    })
    return failed.size === 0 || undefined
  })
})
