import type { Forgetful } from '#functions/identity/rules/password-reset.ts'
import { placeAt } from '#shared/kernel/place.ts'
import { readPerson, readStudentRow } from './person-store.ts'
import { readPlace } from './school-store.ts'

/** Somebody who cannot come in by themself: their account, and by whom they may be helped; undefined for nobody. */
export async function readForgetful(personId: string) {
  const [found, student] = await Promise.all([readPerson(personId), readStudentRow(personId)])
  if (!found) return undefined
  const { account, standing: person } = found
  const [place, children] = await Promise.all([
    person.schoolId ? readPlace(placeAt('school', person.schoolId)) : undefined,
    Promise.all(person.childIds.map(readStudentRow)),
  ])
  const forgetful: Forgetful = {
    person,
    student: student?.standing,
    school: place?.standing,
    children: children.flatMap(child => child?.standing ?? []),
  }
  return { account, forgetful }
}
