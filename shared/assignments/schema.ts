import * as z from 'zod/mini'
import { Share } from '../kernel/numbers.ts'
import { SchoolDay } from '../kernel/school-day.ts'
import { Sound } from '../language/sound.ts'

/** So often one thing is asked for at most. */
export const MOST_TIMES = 5
/** As many as a group has. */
const MOST_CHILDREN = 40

const Id = z.string().check(z.minLength(1), z.maxLength(100))

/** What is to be done: the work itself is the ordinary reading or practice. */
export const Work = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), textId: Id }),
  z.strictObject({ kind: z.literal('practice'), sound: Sound }),
])
export type Work = z.output<typeof Work>

const asked = {
  work: Work,
  /** The last day on which it is in time. */
  dueOn: SchoolDay,
  /** How often it is to be done. */
  times: z.int().check(z.minimum(1), z.maximum(MOST_TIMES)),
  /** Whether it is the whole group's: then also whoever joins before it is due. */
  isForAll: z.boolean(),
}

/** What a teacher says of a new one. */
export const NewAssignment = z.strictObject({
  ...asked,
  studentIds: z.array(Id).check(z.minLength(1), z.maxLength(MOST_CHILDREN)),
})
export type NewAssignment = z.output<typeof NewAssignment>

export const Assignment = z.strictObject({
  ...asked,
  assignmentId: z.string(),
  groupId: z.string(),
  givenBy: z.string(),
  givenAt: z.iso.datetime(),
  withdrawnAt: z.optional(z.iso.datetime()),
})
export type Assignment = z.output<typeof Assignment>

/** Once that it was done: `id` is the reading's or the round's. */
export const Result = z.strictObject({
  id: z.string(),
  at: z.iso.datetime(),
  day: SchoolDay,
  /** Words correct over words attempted, or what was right in the round; null where nothing was judged. */
  share: z.nullable(Share),
})
export type Result = z.output<typeof Result>

/** An assignment as one child has it: the first times that it was done. */
export const Given = z.strictObject({
  assignmentId: z.string(),
  studentId: z.string(),
  results: z.array(Result),
})
export type Given = z.output<typeof Given>
