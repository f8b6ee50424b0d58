import { wire } from '#functions/platform/wiring.ts'
import { requestAnswered, requestAsked } from '#shared/support/events.ts'
import { answerSupport, askSupport, listDesk, listSupport } from '#shared/support/routes.ts'
import { supportTable } from './table.ts'

export const wiring = wire({
  noun: 'support',
  table: supportTable,
  emits: [requestAsked, requestAnswered],
  tells: [],
  functions: {
    http: {
      serves: [askSupport, listSupport, listDesk, answerSupport],
      uses: { table: ['GetItem', 'PutItem', 'Query'], indexes: ['desk'] },
    },
    'on-request-asked': { hears: requestAsked, atOnce: 2, uses: { table: ['UpdateItem'] } },
  },
})
