import { wire } from '#functions/platform/wiring.ts'
import { challengeMet } from '#shared/achievements/events.ts'
import { freezeBought } from '#shared/coins/events.ts'
import { balanceChanged } from '#shared/coins/live.ts'
import {
  buyItem,
  changeAppearance,
  getInventory,
  getPurse,
  getStoreHours,
  listTransactions,
  setStoreHours,
} from '#shared/coins/routes.ts'
import { activityFinished } from '#shared/lessons/events.ts'
import { readingFinished } from '#shared/reading/events.ts'
import { freezeSpent, streakExtended } from '#shared/streaks/events.ts'
import { coinsTable } from './table.ts'

export const wiring = wire({
  noun: 'coins',
  table: coinsTable,
  emits: [freezeBought],
  tells: [balanceChanged],
  functions: {
    http: {
      serves: [
        getPurse,
        listTransactions,
        getInventory,
        buyItem,
        changeAppearance,
        getStoreHours,
        setStoreHours,
      ],
      uses: { table: ['GetItem', 'BatchGetItem', 'PutItem', 'Query'] },
    },
    // All that pays, through one queue.
    'on-work-finished': {
      hears: [readingFinished, activityFinished, streakExtended, challengeMet],
      uses: { table: ['GetItem', 'PutItem'] },
    },
    'on-freeze-spent': { hears: freezeSpent, atOnce: 2, uses: { table: ['UpdateItem'] } },
  },
})
