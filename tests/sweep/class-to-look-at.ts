import { getRoster, listGroups } from '#shared/identity/group-routes.ts'
import type { Role } from '#shared/kernel/standing.ts'
import { frontDoor } from '#tests/support/front-door.ts'

/** The class that has read for eight weeks (`CLASS=1`), as a role sees it; nothing where none was seeded or it sees none. */
export async function classToLookAt(house: string | undefined, role: Role) {
  if (role !== 'teacher' && role !== 'director') return undefined
  const person = await (await frontDoor(house ?? '')).signIn(`${role}@demo.test`)
  const { groups } = await person.ask(listGroups, { path: { schoolId: 'playa-azul' } })
  const group = groups.find(({ name }) => name === 'Segundo A')
  if (!group) return undefined
  const { groupId } = group
  const { students } = await person.ask(getRoster, { path: { groupId } })
  return {
    names: students.map(({ fullName }) => fullName),
    /** A place with this class in it, where it is of a class. */
    at: (place: string) => `${place.replace('playa-azul-kinder', groupId)}?group=${groupId}`,
  }
}
