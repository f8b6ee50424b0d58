import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { SESSION_KINDS } from '../kernel/session.ts'
import { ROLES } from '../kernel/standing.ts'

const own = { roles: ROLES, scope: 'self' } as const

/** One sign-in of one's own, as far as something was heard of it. */
export const OwnSession = z.strictObject({
  sessionId: z.string(),
  kind: z.enum(SESSION_KINDS),
  begunAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  /** By what the browser says of itself, as `Safari` and `iOS`. */
  browser: z.optional(z.string()),
  system: z.optional(z.string()),
  /** The one that asks. */
  isThis: z.boolean(),
})
export type OwnSession = z.output<typeof OwnSession>

export const listSessions = route({
  name: 'identity/list-sessions',
  on: 'GET /sessions',
  about: 'Where one is signed in: each sign-in that goes on, the last seen first.',
  may: own,
  reply: z.strictObject({ sessions: z.array(OwnSession) }),
  errors: [],
})

export const endSession = route({
  name: 'identity/end-session',
  on: 'DELETE /sessions/{sessionId}',
  about: 'Ends one of one’s own sign-ins, from its next request on.',
  repeats: 'harmlessly',
  byPictures: false,
  may: own,
  reply: z.strictObject({}),
  errors: [],
  invalidates: ['identity/list-sessions'],
})

export const endSessions = route({
  name: 'identity/end-sessions',
  on: 'DELETE /sessions',
  about: 'Ends all of one’s own sign-ins everywhere, this one too, from their next request on.',
  repeats: 'harmlessly',
  byPictures: false,
  may: own,
  reply: z.strictObject({}),
  errors: [],
})
