import * as z from 'zod/mini'
import { liveMessage } from '../kernel/live.ts'
import { BEAT_SECONDS, LONGEST_BEAT_SECONDS } from './cadence.ts'

/** At what a child is, as the screen that is open says it. */
export const DOINGS = ['reading', 'practice', 'test'] as const
export const Doing = z.enum(DOINGS)
export type Doing = z.output<typeof Doing>

/** What pages sent before they said at what somebody is. It stays as long as any of them is open. */
export const presence = liveMessage({
  name: 'live/presence',
  about:
    'A sign of life of an older page, each half minute; the answer says how many other people are online.',
  way: 'up',
  body: z.strictObject({}),
  reply: z.strictObject({ othersOnline: z.int() }),
})

const Beat = z.int().check(z.minimum(BEAT_SECONDS), z.maximum(LONGEST_BEAT_SECONDS))

export const beat = liveMessage({
  name: 'live/beat',
  about:
    'A sign of life, how often the page gives one, and at what somebody is. The answer says how many other people are online and how often a page is to beat; where many are, it comes only if that changes.',
  way: 'up',
  body: z.strictObject({ every: Beat, doing: z.optional(Doing) }),
  reply: z.strictObject({ othersOnline: z.int(), every: Beat }),
})

/** The answer to a message that is not understood, and what a page is told whose connection is ended. */
export const refused = liveMessage({
  name: 'live/refused',
  about: 'The last message was not understood, or is the last: the code says why.',
  way: 'down',
  body: z.strictObject({ error: z.string() }),
})
