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
