import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { CoinTransaction, HistoryCursor, Purse } from './schema.ts'

const own = { roles: ['student'], scope: 'self' } as const

export const getPurse = route({
  name: 'coins/get-purse',
  on: 'GET /coins',
  about: 'The balance and the newest lines of the ledger.',
  may: own,
  reply: Purse,
  errors: [],
})

export const listTransactions = route({
  name: 'coins/list-transactions',
  on: 'GET /coins/transactions',
  about: 'The ledger, newest first, 20 lines a page.',
  may: own,
  query: z.strictObject({ after: z.optional(HistoryCursor) }),
  reply: z.strictObject({ transactions: z.array(CoinTransaction), next: z.optional(HistoryCursor) }),
  errors: [],
})
