import * as z from 'zod/mini'
import { type Place, PlaceStanding, selfEvident } from '#shared/kernel/place.ts'
import {
  PersonStanding,
  personStandingKey,
  placeStandingKey,
  StudentStanding,
  studentStandingKey,
} from '#shared/kernel/standing.ts'
import { getStandings } from './rows.ts'

const StudentRow = z.object({ standing: StudentStanding })
const PersonRow = z.object({ standing: PersonStanding })

/** By whom each of at most 100 students may be reached, in the order asked: see `readStudentStanding`. */
export async function readStudentStandings(
  studentIds: readonly string[],
): Promise<readonly (StudentStanding | undefined)[]> {
  if (studentIds.length === 0) return []
  const rows = await getStandings(studentIds.map(studentStandingKey))
  return rows.map(row => row && StudentRow.parse(row).standing)
}

/** By whom a student may be reached, as identity last wrote it; undefined for anyone who is none. */
export const readStudentStanding = async (studentId: string): Promise<StudentStanding | undefined> =>
  (await readStudentStandings([studentId]))[0]

/** Whom a person may reach, and in which roles, as identity last wrote it; undefined for anyone whom it does not know. */
export async function readPersonStanding(personId: string): Promise<PersonStanding | undefined> {
  const [row] = await getStandings([personStandingKey(personId)])
  return row && PersonRow.parse(row).standing
}

const Versioned = z.object({ version: z.int() })

/** Where a person stands, as themself and as a student; the version grows with every change of either. */
export interface Standings {
  readonly person: PersonStanding | undefined
  readonly student: StudentStanding | undefined
  readonly version: number
}

/** Both standings of a person, as identity last wrote them; undefined for anyone whom it does not know. */
export async function readStandings(personId: string): Promise<Standings | undefined> {
  const rows = await getStandings([personStandingKey(personId), studentStandingKey(personId)])
  const [person, student] = rows
  if (!person && !student) return undefined
  const version = rows.reduce((sum, row) => sum + (row ? Versioned.parse(row).version : 0), 0)
  return {
    person: person && PersonRow.parse(person).standing,
    student: student && StudentRow.parse(student).standing,
    version,
  }
}

const PlaceRow = z.object({ standing: PlaceStanding })

/** Where a place lies, as identity last wrote it; undefined for one that it does not know. */
export async function readPlaceStanding(place: Place): Promise<PlaceStanding | undefined> {
  const evident = selfEvident(place)
  if (evident) return evident
  const [row] = await getStandings([placeStandingKey(place)])
  return row && PlaceRow.parse(row).standing
}
