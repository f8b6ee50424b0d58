import * as z from 'zod/mini'

/** What a noun answers when it is asked to forget a student: how many rows it ended in this pass. */
export const Forgotten = z.strictObject({
  studentId: z.string(),
  pass: z.int(),
  rows: z.int(),
})
export type Forgotten = z.output<typeof Forgotten>
