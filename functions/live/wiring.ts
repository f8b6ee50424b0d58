import { wire } from '#functions/platform/wiring.ts'
import { sessionsEnded } from '#shared/identity/events.ts'
import { connectionsForgotten } from '#shared/live/events.ts'
import { beat, presence } from '#shared/live/live.ts'
import { openTicket } from '#shared/live/routes.ts'
import { watchGroup } from '#shared/live/watching.ts'
import { erasureAsked } from '#shared/records/events.ts'
import { liveTable } from './table.ts'

/** What hears signs of life: whose they are, and whether their session goes on. */
const ALIVE = {
  table: ['GetItem', 'PutItem', 'DeleteItem'],
  standings: true,
  connections: true,
  hangsUp: true,
} as const
const ENDS_LINES = {
  table: ['Query', 'DeleteItem'],
  standings: true,
  connections: true,
  hangsUp: true,
} as const

export const wiring = wire({
  noun: 'live',
  table: liveTable,
  emits: [connectionsForgotten],
  tells: [],
  functions: {
    http: { serves: [openTicket, watchGroup], uses: { table: ['PutItem', 'BatchGetItem'] } },
    connect: { answers: '$connect', uses: { table: ['DeleteItem', 'PutItem', 'Query'], hangsUp: true } },
    disconnect: { answers: '$disconnect', uses: { table: ['GetItem', 'DeleteItem'] } },
    presence: { answers: [presence], uses: ALIVE },
    beat: { answers: [beat], uses: { ...ALIVE, table: [...ALIVE.table, 'Query'] } },
    default: { answers: '$default', uses: { connections: true, hangsUp: true } },
    pusher: { reads: 'told rows', uses: ENDS_LINES },
    // Both are seldom asked.
    'on-sessions-ended': { hears: sessionsEnded, atOnce: 2, uses: ENDS_LINES },
    'on-erasure-asked': {
      hears: erasureAsked,
      atOnce: 2,
      uses: { table: ['Query', 'DeleteItem', 'PutItem'] },
    },
    'count-online': { everyMinutes: 1, uses: { table: ['Query', 'PutItem'] } },
  },
})
