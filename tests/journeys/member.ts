import { randomUUID } from 'node:crypto'
import { placeAt } from '#shared/kernel/place.ts'
import type { Region } from '#shared/kernel/school.ts'
import { type PersonStanding, placeStandingKey, type Role } from '#shared/kernel/standing.ts'
import type { SignedIn } from '#tests/support/person.ts'
import { signUp } from '#tests/support/session.ts'
import { door, hand } from './house.ts'

if (!hand) throw new Error('standings can only be given in the embedded cloud: leave TARGET out')
export const operator = hand

const nothing = { groupIds: [], childIds: [] } satisfies Partial<PersonStanding>

/** Opens an account and gives it a standing before its owner first signs in, as if identity had. */
export async function member(
  role: Role,
  standing: Partial<PersonStanding>,
  name: string = role,
): Promise<SignedIn> {
  const [email, password] = [`${randomUUID()}@lee.test`, randomUUID()]
  const personId = await signUp(door.config, { email, password, name })
  await operator.setPerson({ ...nothing, ...standing, personId, roles: [role] })
  return door.signIn(email, password)
}

/** A school of its own, so that nobody else's test is in it. */
export async function newSchool(region: Region = 'Humacao') {
  const schoolId = `school-${randomUUID()}`
  const place = placeAt('school', schoolId)
  await operator.put(operator.identityTable, {
    ...placeStandingKey(place),
    standing: { place, schoolId, region },
    name: 'Escuela Los Flamboyanes',
    version: 1,
  })
  return { schoolId, region }
}
