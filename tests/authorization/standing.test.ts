/** What a token says is what was true when it was made; what is stored is what is true now. */
import { expect, test } from 'vitest'
import { listStudentReadings } from '#shared/reading/routes.ts'
import { operator } from '#tests/journeys/member.ts'
import type { SignedIn } from '#tests/support/person.ts'
import { cast } from './cast.ts'

const askedFor = async (person: SignedIn) => {
  const { status } = await person.tryTo(listStudentReadings, { path: { studentId: cast.child.personId } })
  return status
}

test('who is taken off the group is refused at the next request, with the token they had', async () => {
  const { teacher } = cast
  const { personId } = teacher
  const before = { personId, roles: ['teacher'] as const, schoolId: 'playa-azul', childIds: [] }
  expect(await askedFor(teacher)).toBe(200)
  await operator.setPerson({ ...before, roles: ['teacher'], groupIds: [] })
  expect(await askedFor(teacher)).toBe(404)
  await operator.setPerson({ ...before, roles: ['student'], groupIds: ['playa-azul-1a'] })
  expect(await askedFor(teacher)).toBe(403)
})

test('a family is refused once the child’s record lets them go', async () => {
  const { family, child } = cast
  expect(await askedFor(family)).toBe(200)
  await operator.setStudent({ studentId: child.personId, groupIds: [], familyIds: [] })
  expect(await askedFor(family)).toBe(404)
})

test('a person whom identity does not know reaches nobody', async () => {
  const { admin } = cast
  expect(await askedFor(admin)).toBe(200)
  await operator.setPerson({ personId: admin.personId, roles: [], groupIds: [], childIds: [] })
  expect(await askedFor(admin)).toBe(403)
})
