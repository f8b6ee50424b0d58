import * as z from 'zod/mini'

/** Which piece of work a deed is: numbered by its producer, in the transaction that finishes it. */
export const workNumbers = {
  /** Of the same work on the same day, from 1. */
  attempt: z.int(),
  /** Of all that its producer saw finished that day, from 1; deeds of before it was numbered have none. */
  workOfDay: z._default(z.int(), 1),
}
const WorkNumbers = z.strictObject(workNumbers)
export type WorkNumbers = z.output<typeof WorkNumbers>
