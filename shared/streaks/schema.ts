import * as z from 'zod/mini'
import { SchoolDay } from '../kernel/school-day.ts'

export const Streak = z.strictObject({
  streakDays: z.int(),
  lastActivityDate: z.optional(SchoolDay),
  /** Grows with each change, so that a late message never overwrites a newer one. */
  version: z.int(),
})
export type Streak = z.output<typeof Streak>
