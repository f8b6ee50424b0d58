import { wire } from '#functions/platform/wiring.ts'
import { visitRecorded } from '#shared/activity/events.ts'
import { freezeBought } from '#shared/coins/events.ts'
import { dayDeclared } from '#shared/schools/events.ts'
import { freezeSpent, streakAtRisk, streakExtended } from '#shared/streaks/events.ts'
import { streakChanged } from '#shared/streaks/live.ts'
import { getStreak, getStudentStreak } from '#shared/streaks/routes.ts'
import { REMINDERS } from '#shared/streaks/rules.ts'
import { streaksTable } from './table.ts'

export const wiring = wire({
  noun: 'streaks',
  table: streaksTable,
  emits: [streakExtended, streakAtRisk, freezeSpent],
  tells: [streakChanged],
  functions: {
    http: { serves: [getStreak, getStudentStreak], uses: { table: ['GetItem', 'Query'] } },
    'on-activity-recorded': { hears: visitRecorded, uses: { table: ['GetItem', 'Query', 'PutItem'] } },
    'remind-at-risk': {
      rounds: REMINDERS,
      uses: { table: ['GetItem', 'Query', 'PutItem'], indexes: ['active'] },
    },
    // Seldom told.
    'on-freeze-bought': {
      hears: freezeBought,
      atOnce: 2,
      uses: { table: ['GetItem', 'Query', 'PutItem'] },
    },
    'on-day-declared': { hears: dayDeclared, atOnce: 2, uses: { table: ['UpdateItem'] } },
  },
})
