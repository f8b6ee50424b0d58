import type { Assignment, Given, Joined, Result } from '#shared/assignments/schema.ts'
import { isGivenTo, type Status, statusOf } from '#shared/assignments/status.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'

/** A child with an assignment, as the screen shows them. */
export interface ChildLine {
  readonly studentId: string
  readonly name: string
  readonly status: Status
  readonly results: readonly Result[]
  /** The best share of its results; null where none was judged. */
  readonly best: number | null
}

interface Child {
  readonly studentId: string
  readonly fullName: string
}

/** What is kept of a group's children: what they did, and since when they are here. */
interface Lines {
  readonly given: readonly Given[]
  readonly joined: readonly Joined[]
}

/** Who is asked for an assignment and is in the group still. */
export const childLines = (
  assignment: Assignment,
  { given, joined }: Lines,
  children: readonly Child[],
  today: SchoolDay,
): readonly ChildLine[] => {
  const own = new Map(
    given
      .filter(({ assignmentId }) => assignmentId === assignment.assignmentId)
      .map(({ studentId, results }) => [studentId, results]),
  )
  const since = new Map(joined.map(({ studentId, joinedOn }) => [studentId, joinedOn]))
  return children.flatMap(({ studentId, fullName }) => {
    if (!isGivenTo(assignment, own.has(studentId), since.get(studentId))) return []
    const results = own.get(studentId) ?? []
    const shares = results.flatMap(({ share }) => share ?? [])
    const best = shares.length > 0 ? Math.max(...shares) : null
    return [{ studentId, name: fullName, results, best, status: statusOf(assignment, results, today) }]
  })
}

export const isDone = ({ status }: Pick<ChildLine, 'status'>): boolean =>
  status === 'done' || status === 'late'
