import { readClass, readMembers } from '#functions/identity/groups/group-store.ts'
import { classmateNames } from '#functions/identity/rules/classmate-names.ts'
import { typedClassCode } from '#functions/identity/rules/pictures.ts'
import { seatOf } from '#functions/identity/rules/seats.ts'
import { http } from '#functions/platform/http/http.ts'
import { findClass } from '#shared/identity/group-routes.ts'

/** Only those who have pictures are shown: nobody else can sign in this way. Whoever has the code learns nobody’s id. */
export const handler = http(findClass, async ({ path, refuse }) => {
  const group = await readClass(typedClassCode(path.classCode))
  if (!group) return refuse('kernel.notFound')
  const children = (await readMembers(group.groupId))
    .filter(({ hasPictures }) => hasPictures)
    .toSorted((a, b) => a.fullName.localeCompare(b.fullName, 'es'))
  const names = classmateNames(children)
  const classmates = children.map(({ personId }, i) => ({
    seat: seatOf(group.groupId, personId),
    firstName: names[i] ?? '',
  }))
  return {
    name: group.name,
    classmates: classmates.toSorted((a, b) => a.firstName.localeCompare(b.firstName, 'es')),
  }
})
