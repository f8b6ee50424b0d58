import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'
import { SchoolDay } from '../kernel/school-day.ts'
import { finishFacts } from './schema.ts'

export const activityFinished = event({
  name: 'lessons.activityFinished',
  about: 'A student finished an activity of a thematic unit; the score is the server’s.',
  body: z.strictObject({ studentId: z.string(), day: SchoolDay, ...finishFacts }),
})
