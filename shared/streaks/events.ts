import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'
import { SchoolDay } from '../kernel/school-day.ts'

export const streakExtended = event({
  name: 'streaks.extended',
  about: 'A day was added to a student’s run of active days, or a new run began at 1.',
  body: z.strictObject({
    personId: z.string(),
    streakDays: z.int(),
    day: SchoolDay,
    /** The multiple of seven days that this day completed: told once each, however late days arrive. */
    milestone: z.optional(z.int()),
  }),
  notice: ({ personId, milestone }) =>
    milestone
      ? { to: personId, type: 'milestone', priority: 'high', params: { count: milestone } }
      : undefined,
})

export const streakAtRisk = event({
  name: 'streaks.atRisk',
  about: 'A run of active days ends tonight unless its child comes by; told once on a day.',
  body: z.strictObject({ personId: z.string(), day: SchoolDay, streakDays: z.int() }),
  notice: ({ personId, streakDays }) => ({
    to: personId,
    type: 'streak_reminder',
    params: { count: streakDays },
  }),
})

export const freezeSpent = event({
  name: 'streaks.freezeSpent',
  about:
    'Freezes stand in for other missed days than before: for more, or for fewer where a late day filled a gap.',
  body: z.strictObject({
    personId: z.string(),
    /** All the days that freezes have stood in for. */
    days: z.array(SchoolDay),
    /** How many of them are new. */
    newly: z.int(),
    /** The streak's: of two told in the wrong order the higher holds. */
    version: z.int(),
  }),
  notice: ({ personId, newly }) =>
    newly > 0 ? { to: personId, type: 'streak_reminder', params: { count: newly } } : undefined,
})
