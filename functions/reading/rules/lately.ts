import { GRADES, type Grade } from '#shared/kernel/school.ts'

/** Grades as they are, and which were among them until lately: those are good until a moment, ISO 8601. */
export interface Lately {
  readonly grades: readonly Grade[]
  readonly lately: readonly Grade[]
  readonly until: string
}

/** A reading begun while its text was open may wait so long for the network: it is not lost by a change meanwhile. */
const LATE_DAYS = 7

/** What is kept when grades are set. */
export function afterChange(was: Lately | undefined, grades: readonly Grade[], at: string): Lately {
  const gone = goodAt(was, at).filter(grade => !grades.includes(grade))
  const ended = was?.grades.some(grade => !grades.includes(grade)) ?? false
  const until = ended ? new Date(Date.parse(at) + LATE_DAYS * 86_400_000).toISOString() : (was?.until ?? '')
  return { grades, lately: gone, until }
}

/** The grades as they are, with those that were so until lately. */
export function goodAt(stored: Lately | undefined, at: string): readonly Grade[] {
  if (!stored) return []
  const good = new Set([...stored.grades, ...(at < stored.until ? stored.lately : [])])
  return GRADES.filter(grade => good.has(grade))
}
