import {
  type Assignment,
  type Given,
  type Joined,
  MOST_DAYS_AHEAD,
  MOST_TIMES,
  type Result,
  type Work,
} from '#shared/assignments/schema.ts'
import { isGivenTo } from '#shared/assignments/status.ts'
import type { EventBody } from '#shared/kernel/event.ts'
import { addDays, type SchoolDay } from '#shared/kernel/school-day.ts'
import type { activityFinished } from '#shared/lessons/events.ts'
import type { recommendationAccepted } from '#shared/progress/events.ts'
import type { practiceFinished, readingFinished, wordOverridden } from '#shared/reading/events.ts'
import { asCorrected } from '#shared/reading/finished-reading.ts'
import { judgedOf } from '#shared/reading/practice-facts.ts'

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
  {
    readingId,
    textId,
    day,
    mode,
    accuracy,
  }: Pick<EventBody<typeof readingFinished>, 'readingId' | 'textId' | 'day' | 'mode' | 'accuracy'>,
  at: string,
): Done => ({
  name: nameOf({ kind: 'text', textId }),
  result: { id: readingId, at, day, share: mode === 'aloud' ? accuracy : null },
})

/** The same reading as a teacher corrected it: what it counts for stays, how it was read is another. */
export const doneByCorrection = ({
  reading,
  day,
  version,
}: Pick<EventBody<typeof wordOverridden>, 'reading' | 'day' | 'version'>): Done => {
  const { finishedAt, ...read } = asCorrected(reading)
  const { name, result } = doneByReading({ ...read, day }, finishedAt)
  return { name, result: { ...result, version } }
}

/** A round of practice: what was right of what was said or chosen, as the child was told. */
export function doneByPractice(
  { practiceId, sound, day, ...counts }: EventBody<typeof practiceFinished>,
  at: string,
): Done {
  const { right, of } = judgedOf(counts)
  const share = of === 0 ? null : right / of
  return { name: nameOf({ kind: 'practice', sound }), result: { id: practiceId, at, day, share } }
}

/** An activity: what was right at once of what was asked, as the child was told. */
export const doneByActivity = (
  { finishId, unitId, activityId, day, rightAtOnce, questions }: EventBody<typeof activityFinished>,
  at: string,
): Done => ({
  name: nameOf({ kind: 'activity', unitId, activityId }),
  result: { id: finishId, at, day, share: questions === 0 ? null : rightAtOnce / questions },
})

/** The first results, each in its latest version, whatever the order in which they come and however often. */
export function withResult(results: readonly Result[], one: Result): Result[] {
  const known = results.find(({ id }) => id === one.id)
  if (known && (known.version ?? 0) >= (one.version ?? 0)) return [...results]
  return [...results.filter(other => other !== known), one]
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

/** Which children with a line in its group have an assignment and have not done it as often as it asks, each once. */
export function notDoneBy(
  assignment: Pick<Assignment, 'assignmentId' | 'isForAll' | 'dueOn' | 'times'>,
  given: readonly Given[],
  joined: readonly Joined[],
): readonly string[] {
  const lines = new Map(
    given
      .filter(({ assignmentId }) => assignmentId === assignment.assignmentId)
      .map(({ studentId, results }) => [studentId, results]),
  )
  const joinedOn = new Map(joined.map(one => [one.studentId, one.joinedOn]))
  const children = new Set([...lines.keys(), ...joinedOn.keys()])
  return [...children].filter(
    id =>
      isGivenTo(assignment, lines.has(id), joinedOn.get(id)) &&
      (lines.get(id)?.length ?? 0) < assignment.times,
  )
}

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
