import * as z from 'zod/mini'
import { SchoolDay } from '../kernel/school-day.ts'

export const ActivityType = z.enum(['login'])
export type ActivityType = z.output<typeof ActivityType>

/** One thing a person did, dated by the server. */
export const Activity = z.strictObject({
  activityId: z.string(),
  activityType: ActivityType,
  at: z.iso.datetime(),
  day: SchoolDay,
})
export type Activity = z.output<typeof Activity>
