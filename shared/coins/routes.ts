import { route } from '../kernel/route.ts'
import { Purse } from './schema.ts'

export const getPurse = route({
  name: 'coins/get-purse',
  on: 'GET /coins',
  about: 'The balance and the newest lines of the ledger.',
  may: { roles: ['student'], scope: 'self' },
  reply: Purse,
  errors: [],
})
