import * as z from 'zod/mini'
import { Share } from '../kernel/numbers.ts'
import { SchoolDay } from '../kernel/school-day.ts'
import { Sound } from '../language/sound.ts'

/** So often one thing is asked for at most. */
export const MOST_TIMES = 5
/** So many are picked at once at most; a larger group is asked as a whole. */
const MOST_CHILDREN = 90
/** So far ahead a day is set at most: what was done is kept for longer. */
export const MOST_DAYS_AHEAD = 180

const Id = z.string().check(z.minLength(1), z.maxLength(100))

/** What is to be done: the work itself is the ordinary reading, practice or activity. */
export const Work = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), textId: Id }),
  z.strictObject({ kind: z.literal('practice'), sound: Sound }),
  z.strictObject({ kind: z.literal('activity'), unitId: Id, activityId: Id }),
])
export type Work = z.output<typeof Work>

const asked = {
  work: Work,
  /** The last day on which it is in time. */
  dueOn: SchoolDay,
  /** How often it is to be done. */
  times: z.int().check(z.minimum(1), z.maximum(MOST_TIMES)),
}

/** What a teacher says of a new one. */
export const NewAssignment = z.strictObject({
  ...asked,
  /** To whom; null for the whole group, and whoever joins it until it is due. */
  studentIds: z.nullable(z.array(Id).check(z.minLength(1), z.maxLength(MOST_CHILDREN))),
})
export type NewAssignment = z.output<typeof NewAssignment>

export const Assignment = z.strictObject({
  ...asked,
  /** Whether it is the whole group's; else it is theirs who have a line of it. */
  isForAll: z.boolean(),
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
  /** Words correct over words attempted, what was right in the round, or an activity's score; null where nothing was judged. */
  share: z.nullable(Share),
  /** Of a reading that a teacher corrected: the number of the latest correction. */
  version: z.optional(z.int()),
})
export type Result = z.output<typeof Result>

/** An assignment as one child has it: the first times that it was done. What is the whole group's has a line once it was done. */
export const Given = z.strictObject({
  assignmentId: z.string(),
  studentId: z.string(),
  results: z.array(Result),
})
export type Given = z.output<typeof Given>

/** The day on which a child came into a group, as far as it was told. */
export const Joined = z.strictObject({ studentId: z.string(), joinedOn: SchoolDay })
export type Joined = z.output<typeof Joined>
