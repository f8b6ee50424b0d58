import { wire } from '#functions/platform/wiring.ts'
import { gained } from '#shared/achievements/events.ts'
import { appearanceChanged, freezeBought } from '#shared/coins/events.ts'
import { balanceChanged } from '#shared/coins/live.ts'
import { getPurse, listTransactions } from '#shared/coins/routes.ts'
import {
  buyItem,
  changeAppearance,
  getInventory,
  getStoreHours,
  setStoreHours,
} from '#shared/coins/store-routes.ts'
import { activityFinished } from '#shared/lessons/events.ts'
import { readingFinished } from '#shared/reading/events.ts'
import { freezeSpent, streakExtended } from '#shared/streaks/events.ts'
import { coinsTable } from './table.ts'

export const wiring = wire({
  noun: 'coins',
  table: coinsTable,
  emits: [freezeBought, appearanceChanged],
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
    'compare-balances': {
      everyMinutes: 24 * 60,
      long: true,
      rings: {
        metric: 'unbalanced',
        what: 'Somebody’s coins are not the sum of their ledger: the log says whose, and by how much.',
      },
      uses: { table: ['Scan', 'GetItem', 'Query'] },
    },
    // All that pays, and what the streak says of its freezes, through one queue.
    'on-work-finished': {
      hears: [readingFinished, activityFinished, streakExtended, freezeSpent, gained],
      uses: { table: ['GetItem', 'PutItem', 'UpdateItem'] },
    },
  },
})
