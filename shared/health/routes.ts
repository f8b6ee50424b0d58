import { route } from '../kernel/route.ts'
import { Health } from './schema.ts'

export const listParts = route({
  name: 'health/list-parts',
  on: 'GET /health/parts',
  about:
    'Asks every part of the house whether it answers now: tables, queues, bus, users, what is published.',
  may: { roles: ['admin'], scope: 'island' },
  reply: Health,
  errors: [],
})
