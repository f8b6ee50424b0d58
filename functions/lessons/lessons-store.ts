import * as z from 'zod/mini'
import { expiry } from '#functions/platform/clock.ts'
import { DEED_DAYS } from '#functions/platform/retention.ts'
import { getRow, put, queryRows, type Row, type RowKey } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { key, prefix } from '#functions/platform/table.ts'
import type { Answers } from '#shared/kernel/answers.ts'
import { DoneActivity, type Finish, type Progress } from '#shared/lessons/schema.ts'
import { lessonsTable } from './table.ts'

/** More activities, and more texts, than the catalogue has. */
const LIST_LIMIT = 1000

/**
 * A finish with the answers it was scored from: with the unit's hash, all that is needed to score it again. What was done
 * is known beyond it, by the activity's own row.
 */
export const finishRow = (studentId: string, finish: Finish, answers: Answers): Row => ({
  ...key(lessonsTable, 'finish', {
    studentId,
    finishedAt: finish.finishedAt,
    finishId: finish.finishId,
  }),
  ...finish,
  answers,
  expiresAt: expiry(finish.finishedAt, DEED_DAYS),
})

/** Where the numbers of a day's activities are. */
export const dayKey = (studentId: string, day: string): RowKey => key(lessonsTable, 'day', { studentId, day })

const Done = stored(DoneActivity)
const doneKey = (studentId: string, activityId: string) =>
  key(lessonsTable, 'activity', { studentId, activityId })

export const readDone = (studentId: string, activityId: string): Promise<DoneActivity | undefined> =>
  getRow(Done, doneKey(studentId, activityId))

/** The row's version is how often it was done. */
export const doneRow = (studentId: string, done: DoneActivity): Row & { version: number } => ({
  ...doneKey(studentId, done.activityId),
  ...done,
  version: done.times,
})

const Text = z.object({ textId: z.string() })
const textKey = (studentId: string, textId: string) => key(lessonsTable, 'text', { studentId, textId })

/** Keeps that a text was read: the same row however often it is told. */
export const keepText = (studentId: string, textId: string): Promise<void> =>
  put({ ...textKey(studentId, textId), textId })

/** All that a student has done. */
export async function readProgress(studentId: string): Promise<Progress> {
  const [activities, texts] = await Promise.all([
    queryRows(Done, { ...prefix(lessonsTable, 'activity', { studentId }), limit: LIST_LIMIT }),
    queryRows(Text, { ...prefix(lessonsTable, 'text', { studentId }), limit: LIST_LIMIT }),
  ])
  return { activities: [...activities], texts: texts.map(({ textId }) => textId) }
}
