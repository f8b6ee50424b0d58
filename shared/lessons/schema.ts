import * as z from 'zod/mini'
import { Answers } from '../kernel/answers.ts'
import { Share } from '../kernel/numbers.ts'
import { Difficulty, Grade, Subject } from '../kernel/school.ts'
import { workNumbers } from '../kernel/work-numbers.ts'

const ContentHash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const Name = z.string().check(z.minLength(1), z.maxLength(100))

/** What the browser sends of a finished activity: what was answered, never a score. */
export const FinishedActivity = z.strictObject({
  unitHash: ContentHash,
  activityId: Name,
  answers: Answers,
})
export type FinishedActivity = z.output<typeof FinishedActivity>

/** What is known of a finished activity, wherever it is told: the answer, the event. */
export const finishFacts = {
  finishId: z.string(),
  unitId: z.string(),
  unitHash: z.string(),
  activityId: z.string(),
  subject: Subject,
  grade: Grade,
  difficulty: Difficulty,
  ...workNumbers,
  questions: z.int(),
  /** Questions whose first try was right. */
  rightAtOnce: z.int(),
  score: Share,
}
export const Finish = z.strictObject({ ...finishFacts, finishedAt: z.iso.datetime() })
export type Finish = z.output<typeof Finish>

/** An activity that a student has done, however often. */
export const DoneActivity = z.strictObject({
  activityId: z.string(),
  unitId: z.string(),
  times: z.int(),
  bestScore: z.number(),
  lastFinishedAt: z.iso.datetime(),
})
export type DoneActivity = z.output<typeof DoneActivity>

/** All that a student has done; `texts` are those read in the reader, by their ids. */
export const Progress = z.strictObject({ activities: z.array(DoneActivity), texts: z.array(z.string()) })
export type Progress = z.output<typeof Progress>
