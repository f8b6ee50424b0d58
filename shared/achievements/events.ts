import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'
import { Counter } from './counters.ts'
import { Gain } from './schema.ts'

export const gained = event({
  name: 'achievements.gained',
  about:
    'What one deed gave a child: titles, badges and challenges met, all of it told once; coins pays for the challenges.',
  body: z.strictObject({ personId: z.string(), ...Gain.shape }),
  // One notice for one deed, however much it gave; it waits in the bell.
  notice: ({ personId, titles, badges, challenges }) => ({
    to: personId,
    type: titles.length > 0 ? 'achievement' : badges.length > 0 ? 'badge_earned' : 'reward_available',
    params: {
      context: [
        titles.length > 0 && 'titles',
        badges.length > 0 && 'badges',
        challenges.length > 0 && 'challenges',
      ]
        .filter(Boolean)
        .join('-'),
      count: titles.length + badges.length + challenges.length,
      titles: titles.length,
      badges: badges.length,
      coins: challenges.reduce((sum, { coins }) => sum + coins, 0),
      titleId: titles[0] ?? '',
      badgeId: badges[0] ?? '',
    },
  }),
})

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
