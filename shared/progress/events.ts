import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'
import { Grade, Language } from '../kernel/school.ts'

export const levelMoved = event({
  name: 'progress.levelMoved',
  about: 'The level that a student’s readings in a language show is another than before.',
  body: z.strictObject({
    studentId: z.string(),
    language: Language,
    grade: Grade,
    /** Of what is known of the student in that language: the higher was said later. */
    version: z.int(),
  }),
})
