import { http } from '#functions/platform/http/http.ts'
import { listTransactions } from '#shared/coins/routes.ts'
import { readTransactions } from './coins-store.ts'

export const handler = http(listTransactions, ({ actor, query }) =>
  readTransactions(actor.personId, query.after),
)
