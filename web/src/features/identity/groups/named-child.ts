import type { Student } from '#shared/identity/schema.ts'
import { folded } from '#shared/language/folded.ts'
import { textSearch } from '#web/lib/text-search.ts'

type Named = Pick<Student, 'studentId' | 'fullName'>

/** The one child who is meant by a name that somebody else typed; undefined where it could be several, or none. */
export function namedChild<Child extends Named>(students: readonly Child[], name: string): Child | undefined {
  const same = students.filter(({ fullName }) => folded(fullName) === folded(name))
  if (same.length > 0) return same.length === 1 ? same[0] : undefined
  const fits = textSearch(name)
  const fitting = students.filter(({ fullName }) => fits(fullName))
  return fitting.length === 1 ? fitting[0] : undefined
}
