import { addDays, instantOf, type SchoolDay } from '#shared/kernel/school-day.ts'
import type { PersonStanding, StudentStanding } from '#shared/kernel/standing.ts'
import { reachesStudent } from '#shared/kernel/standing.ts'

// One letter for a person and a week, whatever number of children it tells of. Their weeks close over an hour (see
// `WEEKS_CLOSE`): it waits for that.

/** From when letters about a week go out, island time. */
const FROM = '16:15'
/** A week that closes later still is waited for so long, for its siblings to close too. */
const WAIT_MS = 15 * 60_000
/** After its Friday a letter is news until the Monday begins. */
const NEWS_DAYS = 3

/** Whether a letter about a week that ended on a Friday is news at an instant: what is replayed later tells nobody. */
export const isNews = (week: SchoolDay, at: string): boolean =>
  Date.parse(at) < Date.parse(instantOf(addDays(week, NEWS_DAYS), '00:00'))

/** When the letter of a week goes out, of which the first child's closed at an instant. */
export function dueAt(week: SchoolDay, at: string): string {
  const from = instantOf(week, FROM)
  const waited = new Date(Date.parse(at) + WAIT_MS).toISOString()
  return waited > from ? waited : from
}

/** Minutes until a letter that the mail service did not take for now is tried again, by how often it was: then no more. */
const PAUSES = [2, 5, 15, 60, 180] as const

/** When a letter is tried again that was refused so often before; undefined where it was tried enough, or is no news by then. */
export function nextTry(tries: number, week: SchoolDay, at: string): string | undefined {
  const pause = PAUSES[tries]
  if (pause === undefined) return undefined
  const next = new Date(Date.parse(at) + pause * 60_000).toISOString()
  return isNews(week, next) ? next : undefined
}

/** Of the children that a letter tells of, those that still are this person's, as both ends of the link say. */
export const stillTheirs = <C extends { readonly studentId: string }>(
  children: readonly C[],
  person: PersonStanding | undefined,
  students: readonly (StudentStanding | undefined)[],
): readonly C[] =>
  children.filter(({ studentId }) => {
    const student = students.find(one => one?.studentId === studentId)
    return person !== undefined && student !== undefined && reachesStudent(person, student, ['family'])
  })
