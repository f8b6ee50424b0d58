import { readStudentStanding } from '#functions/platform/store/standings.ts'
import type { StudentStanding } from '#shared/kernel/standing.ts'

/** The school and region in which an admitted student learns, as the audit files what is done to their records. */
export async function readPlace(studentId: string): Promise<Pick<StudentStanding, 'schoolId' | 'region'>> {
  const { schoolId, region } = (await readStudentStanding(studentId)) ?? {}
  return { ...(schoolId && { schoolId }), ...(region && { region }) }
}
