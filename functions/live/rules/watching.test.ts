import { expect, test } from 'vitest'
import type { PersonStanding, StudentStanding } from '#shared/kernel/standing.ts'
import { mayWatch } from './watching.ts'

const child: StudentStanding = {
  studentId: 'ana',
  schoolId: 's1',
  region: 'San Juan',
  groupIds: ['g1', 'g2'],
  familyIds: ['mother'],
}
const person = (held: Partial<PersonStanding>): PersonStanding => ({
  personId: 'somebody',
  roles: [],
  groupIds: [],
  childIds: [],
  ...held,
})
const sees = (held: Partial<PersonStanding>, groupId = 'g1', of = child) =>
  mayWatch(person(held), of, groupId)

test('a teacher sees the children of their own groups', () => {
  expect(sees({ roles: ['teacher'], schoolId: 's1', groupIds: ['g1'] })).toBe(true)
  expect(sees({ roles: ['teacher'], schoolId: 's1', groupIds: ['g3'] })).toBe(false)
  expect(sees({ roles: ['teacher'], schoolId: 's2', groupIds: ['g1'] })).toBe(false)
})

test('whoever looks after the school, the region or the island sees them; of another, nobody', () => {
  expect(sees({ roles: ['director'], schoolId: 's1' })).toBe(true)
  expect(sees({ roles: ['director'], schoolId: 's2' })).toBe(false)
  expect(sees({ roles: ['ore'], region: 'San Juan' })).toBe(true)
  expect(sees({ roles: ['ore'], region: 'Ponce' })).toBe(false)
  expect(sees({ roles: ['admin'] })).toBe(true)
})

test('a child who has left the group is not seen in it, by nobody', () => {
  const moved = { ...child, groupIds: ['g2'] }
  expect(sees({ roles: ['teacher'], schoolId: 's1', groupIds: ['g1', 'g2'] }, 'g1', moved)).toBe(false)
  expect(sees({ roles: ['admin'] }, 'g1', moved)).toBe(false)
})

test('neither the family nor the child sees it', () => {
  const mother = { personId: 'mother', roles: ['family'], childIds: ['ana'] } as const
  expect(sees({ ...mother, roles: ['family'], childIds: ['ana'] })).toBe(false)
  expect(sees({ personId: 'ana', roles: ['student'] })).toBe(false)
})
