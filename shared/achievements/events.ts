import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'
import { Counter } from './counters.ts'

export const challengeExpiring = event({
  name: 'achievements.challengeExpiring',
  about: 'A child came by at the end of a week of whose challenge half is done, and not all.',
  body: z.strictObject({
    personId: z.string(),
    counter: Counter,
    /** How many are missing. */
    left: z.int(),
  }),
  notice: ({ personId, left }) => ({ to: personId, type: 'challenge_expiring', params: { count: left } }),
})

export const titleEquipped = event({
  name: 'achievements.titleEquipped',
  about: 'A child wears another title, or none.',
  body: z.strictObject({
    personId: z.string(),
    titleId: z.optional(z.string()),
    /** Of two told in the wrong order the higher holds. */
    version: z.int(),
  }),
})
