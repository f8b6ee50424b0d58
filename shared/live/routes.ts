import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { ROLES } from '../kernel/standing.ts'

/** A ticket opens one connection and is worth nothing after so many seconds. */
export const TICKET_SECONDS = 30

export const openTicket = route({
  name: 'live/open-ticket',
  on: 'POST /live/tickets',
  about: 'A single-use ticket for `wss://…?ticket=`, so that no token travels in an address.',
  repeats: 'anew',
  byPictures: true,
  may: { roles: ROLES, scope: 'self' },
  // As many as the gateway opens connections a second.
  rate: { perSecond: 500, burst: 1000 },
  body: z.strictObject({}),
  reply: z.strictObject({ ticket: z.string() }),
  errors: [],
})
