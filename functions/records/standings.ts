import { readPersonStanding, readStudentStanding } from '#functions/platform/store/standings.ts'
import type { Role, StudentStanding } from '#shared/kernel/standing.ts'

/** Where an admitted student learns, and which roles they hold. */
export async function readAsked(studentId: string): Promise<{
  readonly student: Pick<StudentStanding, 'schoolId' | 'region'>
  readonly roles: readonly Role[]
}> {
  const [person, student] = await Promise.all([readPersonStanding(studentId), readStudentStanding(studentId)])
  return { student: student ?? {}, roles: person?.roles ?? [] }
}
