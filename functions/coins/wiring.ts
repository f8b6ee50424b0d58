import { wire } from '#functions/platform/wiring.ts'
import { balanceChanged } from '#shared/coins/live.ts'
import { getPurse } from '#shared/coins/routes.ts'
import { activityFinished } from '#shared/lessons/events.ts'
import { readingFinished } from '#shared/reading/events.ts'
import { streakExtended } from '#shared/streaks/events.ts'
import { coinsTable } from './table.ts'

export const wiring = wire({
  noun: 'coins',
  table: coinsTable,
  emits: [],
  tells: [balanceChanged],
  functions: {
    http: { serves: [getPurse], uses: { table: ['GetItem', 'Query'] } },
    'on-activity-finished': { hears: activityFinished, uses: { table: ['GetItem', 'PutItem'] } },
    'on-reading-finished': { hears: readingFinished, uses: { table: ['GetItem', 'PutItem'] } },
    'on-streak-extended': { hears: streakExtended, uses: { table: ['GetItem', 'PutItem'] } },
  },
})
