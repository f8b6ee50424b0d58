import type { Assignment, Given, Result } from '#shared/assignments/schema.ts'
import { type Status, statusOf } from '#shared/assignments/status.ts'
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

/** Who was given an assignment and is in the group still. */
export const childLines = (
  assignment: Assignment,
  given: readonly Given[],
  children: readonly Child[],
  today: SchoolDay,
): readonly ChildLine[] => {
  const own = new Map(
    given
      .filter(({ assignmentId }) => assignmentId === assignment.assignmentId)
      .map(({ studentId, results }) => [studentId, results]),
  )
  return children.flatMap(({ studentId, fullName }) => {
    const results = own.get(studentId)
    if (!results) return []
    const shares = results.flatMap(({ share }) => share ?? [])
    const best = shares.length > 0 ? Math.max(...shares) : null
    return [{ studentId, name: fullName, results, best, status: statusOf(assignment, results, today) }]
  })
}

export const isDone = ({ status }: Pick<ChildLine, 'status'>): boolean =>
  status === 'done' || status === 'late'
