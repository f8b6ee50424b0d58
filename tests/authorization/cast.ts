import { randomUUID } from 'node:crypto'
import type { PersonStanding, Role } from '#shared/kernel/standing.ts'
import { door, hand } from '#tests/journeys/house.ts'
import type { SignedIn } from '#tests/support/person.ts'
import { signUp } from '#tests/support/session.ts'

if (!hand) throw new Error('standings can only be given in the embedded cloud: leave TARGET out')
export const operator = hand

const [HERE, ELSEWHERE] = ['playa-azul', 'monte-verde']
const [GROUP, OTHER_GROUP] = ['playa-azul-1a', 'playa-azul-1b']

const nothing = { groupIds: [], childIds: [] } satisfies Partial<PersonStanding>

/** Opens an account and gives it a standing before its owner first signs in, as if identity had. */
async function member(role: Role, standing: Partial<PersonStanding>): Promise<SignedIn> {
  const [email, password] = [`${randomUUID()}@lee.test`, randomUUID()]
  const personId = await signUp(door.config, { email, password, name: role })
  await operator.setPerson({ ...nothing, ...standing, personId, roles: [role] })
  return door.signIn(email, password)
}

const child = await member('student', { schoolId: HERE, region: 'Humacao', groupIds: [GROUP] })
const family = await member('family', { childIds: [child.personId] })
await operator.setStudent({
  studentId: child.personId,
  schoolId: HERE,
  region: 'Humacao',
  groupIds: [GROUP],
  familyIds: [family.personId],
})

/** Everybody there is towards one child. */
export const cast = {
  child,
  anotherStudent: await member('student', { schoolId: HERE, region: 'Humacao', groupIds: [GROUP] }),
  family,
  anotherFamily: await member('family', { childIds: [randomUUID()] }),
  // The child's record does not name them: a link is one that both ends know.
  oneSidedFamily: await member('family', { childIds: [child.personId] }),
  teacher: await member('teacher', { schoolId: HERE, region: 'Humacao', groupIds: [GROUP] }),
  teacherOfAnotherGroup: await member('teacher', {
    schoolId: HERE,
    region: 'Humacao',
    groupIds: [OTHER_GROUP],
  }),
  // Groups of two schools may bear one name.
  teacherElsewhere: await member('teacher', { schoolId: ELSEWHERE, region: 'Ponce', groupIds: [GROUP] }),
  director: await member('director', { schoolId: HERE, region: 'Humacao' }),
  directorElsewhere: await member('director', { schoolId: ELSEWHERE, region: 'Humacao' }),
  ore: await member('ore', { region: 'Humacao' }),
  oreElsewhere: await member('ore', { region: 'Ponce' }),
  admin: await member('admin', {}),
}
export type Somebody = keyof typeof cast
