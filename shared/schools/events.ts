import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'
import { SchoolDay } from '../kernel/school-day.ts'
import { School } from './schema.ts'

export const schoolChanged = event({
  name: 'schools.schoolChanged',
  about: 'A school was added to the catalogue or changed: all of it, as it is now.',
  body: School,
})

export const dayDeclared = event({
  name: 'schools.dayDeclared',
  about: 'A day was declared to be none of school, or that was taken back.',
  body: z.strictObject({
    day: SchoolDay,
    declared: z.boolean(),
    /** The day's: of two told in the wrong order the higher holds. */
    version: z.int(),
  }),
})
