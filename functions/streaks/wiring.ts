import { wire } from '#functions/platform/wiring.ts'
import { visitRecorded } from '#shared/activity/events.ts'
import { streakExtended } from '#shared/streaks/events.ts'
import { streakChanged } from '#shared/streaks/live.ts'
import { getStreak } from '#shared/streaks/routes.ts'
import { streaksTable } from './table.ts'

export const wiring = wire({
  noun: 'streaks',
  table: streaksTable,
  emits: [streakExtended],
  tells: [streakChanged],
  functions: {
    http: { serves: [getStreak], uses: { table: ['GetItem'] } },
    'on-activity-recorded': { hears: visitRecorded, uses: { table: ['GetItem', 'PutItem'] } },
  },
})
