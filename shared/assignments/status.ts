import { addDays, type SchoolDay } from '../kernel/school-day.ts'
import type { Assignment, Result } from './schema.ts'

/**
 * Where a child stands with an assignment, whom a teacher looks at first in front. `late` was done after its day, `overdue` is
 * not done yet.
 */
export const STATUSES = ['overdue', 'open', 'started', 'late', 'done'] as const
export type Status = (typeof STATUSES)[number]

/** Whether a child of its group has an assignment: by a line of their own, or as one of all who were there by its day. */
export const isGivenTo = (
  { isForAll, dueOn }: Pick<Assignment, 'isForAll' | 'dueOn'>,
  hasLine: boolean,
  joinedOn: SchoolDay | undefined,
): boolean => hasLine || (isForAll && (joinedOn === undefined || joinedOn <= dueOn))

type Due = Pick<Assignment, 'dueOn' | 'times'>

/** By the day that holds now: an extended one makes what was late done in time. */
export function statusOf({ dueOn, times }: Due, results: readonly Result[], today: SchoolDay): Status {
  const last = results[times - 1]
  if (last) return last.day > dueOn ? 'late' : 'done'
  if (today > dueOn) return 'overdue'
  return results.length > 0 ? 'started' : 'open'
}

/** So long after its day a child is still asked for what is not done. */
const ASKED_DAYS = 14

/** Whether a child is asked for it: until it is done, withdrawn, or long over. */
export const isAsked = (
  assignment: Due & Pick<Assignment, 'withdrawnAt'>,
  results: readonly Result[],
  today: SchoolDay,
): boolean =>
  !assignment.withdrawnAt &&
  results.length < assignment.times &&
  today <= addDays(assignment.dueOn, ASKED_DAYS)
