import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'
import { SchoolDay } from '../kernel/school-day.ts'
import { readingFacts } from './reading-facts.ts'

export const readingFinished = event({
  name: 'reading.finished',
  about: 'A student finished a text; the score is the server’s.',
  body: z.strictObject({ studentId: z.string(), day: SchoolDay, ...readingFacts }),
})
