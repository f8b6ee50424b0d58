import * as z from 'zod/mini'
import { liveMessage } from '../kernel/live.ts'

export const presence = liveMessage({
  name: 'live/presence',
  about: 'A sign of life; the answer says how many other people are online.',
  way: 'up',
  body: z.strictObject({}),
  reply: z.strictObject({ othersOnline: z.int() }),
})

/** The answer to a message that is not understood; the connection stays. */
export const refused = liveMessage({
  name: 'live/refused',
  about: 'The last message was not understood.',
  way: 'down',
  body: z.strictObject({ error: z.string() }),
})
