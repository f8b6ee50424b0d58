import * as z from 'zod/mini'
import { SchoolDay, TimeOfDay } from '../kernel/school-day.ts'

/** Why a day is none of school: told, and drawn in charts as a gap. */
export const DAY_REASONS = ['holiday', 'recess', 'hurricane', 'power', 'health', 'other'] as const
export const DayReason = z.enum(DAY_REASONS)
export type DayReason = z.output<typeof DayReason>

/** A day that an administrator declared: it neither extends nor breaks a streak, and is no school day. */
export const DeclaredDay = z.strictObject({ day: SchoolDay, reason: DayReason })
export type DeclaredDay = z.output<typeof DeclaredDay>

/** The hours of a school day, island time, `HH:MM`. */
export const SchoolHours = z
  .strictObject({ from: TimeOfDay, until: TimeOfDay })
  .check(z.refine(({ from, until }) => from < until, { path: ['until'] }))
export type SchoolHours = z.output<typeof SchoolHours>

export const SCHOOL_HOURS: SchoolHours = { from: '08:00', until: '15:00' }

export const SchoolCalendar = z.strictObject({
  hours: SchoolHours,
  /** Oldest first. */
  declared: z.array(DeclaredDay),
})
export type SchoolCalendar = z.output<typeof SchoolCalendar>
