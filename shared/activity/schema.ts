import * as z from 'zod/mini'
import { SchoolDay } from '../kernel/school-day.ts'

export const VisitType = z.enum(['login'])
export type VisitType = z.output<typeof VisitType>

/** A person opened the app, dated by the server: the specification's activity record. What a lesson asks to do is an activity too. */
export const Visit = z.strictObject({
  activityId: z.string(),
  activityType: VisitType,
  at: z.iso.datetime(),
  day: SchoolDay,
})
export type Visit = z.output<typeof Visit>
