import { wire } from '#functions/platform/wiring.ts'
import { connectionsForgotten } from '#shared/live/events.ts'
import { presence } from '#shared/live/live.ts'
import { openTicket } from '#shared/live/routes.ts'
import { erasureAsked } from '#shared/records/events.ts'
import { liveTable } from './table.ts'

export const wiring = wire({
  noun: 'live',
  table: liveTable,
  emits: [connectionsForgotten],
  tells: [],
  functions: {
    http: { serves: [openTicket], uses: { table: ['PutItem'] } },
    connect: { answers: '$connect', uses: { table: ['DeleteItem', 'PutItem', 'Query'], hangsUp: true } },
    disconnect: { answers: '$disconnect', uses: { table: ['GetItem', 'DeleteItem'] } },
    presence: { answers: [presence], uses: { table: ['GetItem', 'PutItem'], hangsUp: true } },
    default: { answers: '$default', uses: {} },
    pusher: { reads: 'told rows', uses: { table: ['Query', 'DeleteItem'], connections: true } },
    'on-erasure-asked': { hears: erasureAsked, uses: { table: ['Query', 'DeleteItem', 'PutItem'] } },
    'count-online': { everyMinutes: 1, uses: { table: ['Query', 'PutItem'] } },
  },
})
