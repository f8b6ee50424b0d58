import { shownStudent } from '#functions/identity/rules/student.ts'
import type { Student } from '#shared/identity/schema.ts'
import { readStudent } from './student-store.ts'

interface Repeated {
  readonly path: { readonly studentId: string }
  readonly refuse: (code: 'kernel.notFound') => never
}

/** The answer to a change of a student that is sent again: the student as they are now. */
export async function studentAgain({ path, refuse }: Repeated): Promise<Student> {
  const found = await readStudent(path.studentId)
  return found ? shownStudent(found.account, found.student) : refuse('kernel.notFound')
}
