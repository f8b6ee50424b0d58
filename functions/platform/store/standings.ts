import * as z from 'zod/mini'
import {
  PersonStanding,
  personStandingKey,
  StudentStanding,
  studentStandingKey,
} from '#shared/kernel/standing.ts'
import { getStandings } from './rows.ts'

const StudentRow = z.object({ standing: StudentStanding })
const PersonRow = z.object({ standing: PersonStanding })

/** By whom a student may be reached, as identity last wrote it; undefined for anyone who is none. */
export async function readStudentStanding(studentId: string): Promise<StudentStanding | undefined> {
  const [row] = await getStandings([studentStandingKey(studentId)])
  return row && StudentRow.parse(row).standing
}

/** Whom a person may reach, and in which roles, as identity last wrote it; undefined for anyone whom it does not know. */
export async function readPersonStanding(personId: string): Promise<PersonStanding | undefined> {
  const [row] = await getStandings([personStandingKey(personId)])
  return row && PersonRow.parse(row).standing
}
