import {
  type Assignment,
  MOST_TIMES,
  type NewAssignment,
  type Result,
  type Work,
} from '#shared/assignments/schema.ts'
import type { EventBody } from '#shared/kernel/event.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import type { practiceFinished, readingFinished } from '#shared/reading/events.ts'

/** Work by its name: what was done is looked up by it. */
export const nameOf = (work: Work): string =>
  work.kind === 'text' ? `text ${work.textId}` : `practice ${work.sound}`

/** Something that a child did, as an assignment counts it. */
export interface Done {
  readonly name: string
  readonly result: Result
}

/** A reading; one that was tapped shows that the text was read, and nothing of how. */
export const doneByReading = (
  { readingId, textId, day, mode, accuracy }: EventBody<typeof readingFinished>,
  at: string,
): Done => ({
  name: nameOf({ kind: 'text', textId }),
  result: { id: readingId, at, day, share: mode === 'aloud' ? accuracy : null },
})

/** A round of practice: what was right of what was said or chosen. */
export function doneByPractice(
  { practiceId, sound, day, said, right, chosen, chosenRight }: EventBody<typeof practiceFinished>,
  at: string,
): Done {
  const judged = said + chosen
  const share = judged === 0 ? null : (right + chosenRight) / judged
  return { name: nameOf({ kind: 'practice', sound }), result: { id: practiceId, at, day, share } }
}

/** The first results, whatever the order in which they come and however often. */
export function withResult(results: readonly Result[], one: Result): Result[] {
  if (results.some(({ id }) => id === one.id)) return [...results]
  return [...results, one]
    .sort((a, b) => (a.at < b.at || (a.at === b.at && a.id < b.id) ? -1 : 1))
    .slice(0, MOST_TIMES)
}

/** One as it begins. */
export const newAssignment = (
  { studentIds: _, ...asked }: NewAssignment,
  about: Pick<Assignment, 'assignmentId' | 'groupId' | 'givenBy' | 'givenAt'>,
): Assignment => ({ ...asked, ...about })

/** Whether whoever joins a group is asked for it too: while it is the whole group's and its day is to come. */
export const isForJoiner = (
  { isForAll, withdrawnAt, dueOn }: Pick<Assignment, 'isForAll' | 'withdrawnAt' | 'dueOn'>,
  today: SchoolDay,
): boolean => isForAll && !withdrawnAt && today <= dueOn
