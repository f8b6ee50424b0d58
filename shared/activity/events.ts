import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'
import { SchoolDay } from '../kernel/school-day.ts'
import { ActivityType } from './schema.ts'

export const activityRecorded = event({
  name: 'activity.recorded',
  about: 'A student was active; the day is the school day by the server’s clock.',
  body: z.strictObject({
    personId: z.string(),
    activityType: ActivityType,
    day: SchoolDay,
  }),
})
