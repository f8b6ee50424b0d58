import { randomUUID } from 'node:crypto'
import { placeAt } from '#shared/kernel/place.ts'
import { member, operator } from '#tests/journeys/member.ts'

const [HERE, ELSEWHERE] = ['playa-azul', 'monte-verde']
const [GROUP, OTHER_GROUP] = ['playa-azul-1a', 'playa-azul-1b']

const child = await member('student', { schoolId: HERE, region: 'Humacao', groupIds: [GROUP] })
const family = await member('family', { childIds: [child.personId] })
await operator.setStudent({
  studentId: child.personId,
  schoolId: HERE,
  region: 'Humacao',
  groupIds: [GROUP],
  familyIds: [family.personId],
})

const place = placeAt('group', GROUP)
await operator.setPlace({ place, schoolId: HERE, region: 'Humacao' })
await operator.put(operator.identityTable, {
  pk: `GROUP#${GROUP}`,
  sk: 'GROUP',
  groupId: GROUP,
  schoolId: HERE,
  name: 'Primero A',
  grade: '1',
  schoolYear: 2026,
  teacherIds: [],
  students: 0,
  active: true,
  version: 1,
})

/** What the paths of routes name: the child, their group, school and region. */
export const named = { student: child.personId, group: GROUP, school: HERE, region: 'Humacao' } as const

/** Everybody there is towards one child. */
export const cast = {
  child,
  anotherStudent: await member('student', { schoolId: HERE, region: 'Humacao', groupIds: [GROUP] }),
  // Groups of two schools may bear one name.
  studentElsewhere: await member('student', {
    schoolId: ELSEWHERE,
    region: 'Ponce',
    groupIds: [GROUP],
  }),
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
  teacherElsewhere: await member('teacher', {
    schoolId: ELSEWHERE,
    region: 'Ponce',
    groupIds: [GROUP],
  }),
  director: await member('director', { schoolId: HERE, region: 'Humacao' }),
  directorElsewhere: await member('director', { schoolId: ELSEWHERE, region: 'Humacao' }),
  ore: await member('ore', { region: 'Humacao' }),
  oreElsewhere: await member('ore', { region: 'Ponce' }),
  admin: await member('admin', {}),
}
export type Somebody = keyof typeof cast
