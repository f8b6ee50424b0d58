import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'

export const textAsked = event({
  name: 'generation.textAsked',
  about: 'A student asked for a text to be made; ids only.',
  body: z.strictObject({ studentId: z.string(), textId: z.string() }),
})

export const textWritten = event({
  name: 'generation.textWritten',
  about: 'A text made for a student stood its checks: its canonical JSON, named by its SHA-256.',
  body: z.strictObject({
    studentId: z.string(),
    textId: z.string(),
    textHash: z.string(),
    json: z.string(),
  }),
})
