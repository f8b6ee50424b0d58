import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'
import { Grade, Language } from '../kernel/school.ts'
import { SchoolDay } from '../kernel/school-day.ts'
import { Aim } from './schema.ts'

export const planChanged = event({
  name: 'interventions.planChanged',
  about:
    'What is planned for a student in a language began, is another, or ended: where the aim line goes, no names.',
  body: z.strictObject({
    studentId: z.string(),
    interventionId: z.string(),
    language: Language,
    /** The goal’s: only readings of its texts are points. */
    grade: Grade,
    /** The days on which what is done became another. */
    phases: z.array(SchoolDay),
    aims: z.array(z.omit(Aim, { by: true, basis: true })),
    endedOn: z.nullable(SchoolDay),
    /** Of all that is planned for the student: the higher was said later. */
    version: z.int(),
  }),
})
