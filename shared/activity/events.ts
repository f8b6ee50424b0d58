import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'
import { SchoolDay } from '../kernel/school-day.ts'
import { VisitType } from './schema.ts'

export const visitRecorded = event({
  name: 'activity.recorded',
  about: 'A student opened the app; the day is the school day by the server’s clock.',
  body: z.strictObject({
    personId: z.string(),
    activityType: VisitType,
    day: SchoolDay,
  }),
})
