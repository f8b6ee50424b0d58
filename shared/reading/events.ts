import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'
import { SchoolDay } from '../kernel/school-day.ts'
import { practiceFacts, SoundHeard } from './practice-facts.ts'
import { readingFacts } from './reading-facts.ts'

export const readingFinished = event({
  name: 'reading.finished',
  about: 'A student finished a text; the score is the server’s.',
  body: z.strictObject({
    studentId: z.string(),
    day: SchoolDay,
    ...readingFacts,
    /** Of a reading aloud; events of before it was told have none. */
    sounds: z._default(z.array(SoundHeard), []),
  }),
})

export const practiceFinished = event({
  name: 'reading.practiceFinished',
  about: 'A student finished a round of practice of one sound; the counts are the server’s.',
  body: z.strictObject({ studentId: z.string(), day: SchoolDay, ...practiceFacts }),
})
