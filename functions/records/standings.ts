import * as z from 'zod/mini'
import { getStandings } from '#functions/platform/store/rows.ts'
import {
  PersonStanding,
  personStandingKey,
  type Role,
  StudentStanding,
  studentStandingKey,
} from '#shared/kernel/standing.ts'

/** Where an admitted student learns, and which roles they hold. */
export async function readAsked(
  studentId: string,
): Promise<{ readonly student: StudentStanding; readonly roles: readonly Role[] }> {
  const [person, student] = await getStandings([personStandingKey(studentId), studentStandingKey(studentId)])
  return {
    student: z.object({ standing: StudentStanding }).parse(student).standing,
    roles: person ? z.object({ standing: PersonStanding }).parse(person).standing.roles : [],
  }
}
