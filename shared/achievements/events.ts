import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'
import { SchoolDay } from '../kernel/school-day.ts'
import { Period } from './challenges.ts'
import { Counter } from './counters.ts'

export const titleUnlocked = event({
  name: 'achievements.titleUnlocked',
  about: 'A child reached what a title asks for.',
  body: z.strictObject({ personId: z.string(), titleId: z.string() }),
  notice: ({ personId, titleId }) => ({ to: personId, type: 'achievement', params: { titleId } }),
})

export const badgeEarned = event({
  name: 'achievements.badgeEarned',
  about: 'A child has done what a badge is for.',
  body: z.strictObject({ personId: z.string(), badgeId: z.string() }),
  notice: ({ personId, badgeId }) => ({ to: personId, type: 'badge_earned', params: { badgeId } }),
})

export const challengeMet = event({
  name: 'achievements.challengeMet',
  about: 'A child met a challenge of a day or a week; coins pays for it.',
  body: z.strictObject({
    personId: z.string(),
    period: Period,
    /** The day it was for, or the Monday of the week. */
    of: SchoolDay,
    counter: Counter,
    coins: z.int(),
  }),
  notice: ({ personId, coins }) => ({
    to: personId,
    type: 'reward_available',
    params: { count: coins },
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
