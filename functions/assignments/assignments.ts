import {
  type Assignment,
  MOST_DAYS_AHEAD,
  MOST_TIMES,
  type Result,
  type Work,
} from '#shared/assignments/schema.ts'
import type { EventBody } from '#shared/kernel/event.ts'
import { addDays, type SchoolDay } from '#shared/kernel/school-day.ts'
import type { activityFinished } from '#shared/lessons/events.ts'
import type { recommendationAccepted } from '#shared/progress/events.ts'
import type { practiceFinished, readingFinished } from '#shared/reading/events.ts'

/** Work by its name: what was done is looked up by it. */
export function nameOf(work: Work): string {
  if (work.kind === 'text') return `text ${work.textId}`
  if (work.kind === 'practice') return `practice ${work.sound}`
  return `activity ${work.unitId}/${work.activityId}`
}

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

/** An activity, with the score that the server gave it. */
export const doneByActivity = (
  { finishId, unitId, activityId, day, score }: EventBody<typeof activityFinished>,
  at: string,
): Done => ({
  name: nameOf({ kind: 'activity', unitId, activityId }),
  result: { id: finishId, at, day, share: score },
})

/** The first results, whatever the order in which they come and however often. */
export function withResult(results: readonly Result[], one: Result): Result[] {
  if (results.some(({ id }) => id === one.id)) return [...results]
  return [...results, one]
    .sort((a, b) => (a.at < b.at || (a.at === b.at && a.id < b.id) ? -1 : 1))
    .slice(0, MOST_TIMES)
}

/** Which of a child's assignments something done counts for: those that ask for it, from when they were given. */
export const askingFor = (
  { name, result }: Done,
  assignments: readonly Assignment[],
  hasLine: (assignmentId: string) => boolean,
): readonly Assignment[] =>
  assignments.filter(
    ({ work, givenAt, isForAll, assignmentId }) =>
      nameOf(work) === name && givenAt <= result.at && (isForAll || hasLine(assignmentId)),
  )

/** What is wrong with a day by which something is to be done, as of today. */
export const wrongDay = (dueOn: SchoolDay, today: SchoolDay): 'pastDay' | 'farDay' | undefined => {
  if (dueOn < today) return 'pastDay'
  return dueOn > addDays(today, MOST_DAYS_AHEAD) ? 'farDay' : undefined
}

/** What was taken of a recommendation, as a teacher would ask for it: its id is the event's. */
export const askedByRecommendation = (
  { groupId, by, work, times, dueOn }: EventBody<typeof recommendationAccepted>,
  { assignmentId, at }: { readonly assignmentId: string; readonly at: string },
): Assignment => ({
  work: 'textId' in work ? { kind: 'text', ...work } : { kind: 'practice', ...work },
  dueOn,
  times,
  isForAll: false,
  assignmentId,
  groupId,
  givenBy: by,
  givenAt: at,
})
