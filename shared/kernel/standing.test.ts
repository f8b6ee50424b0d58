import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PlaceStanding, selfEvident } from './place.ts'
import {
  highestRole,
  PersonStanding,
  ROLES,
  reachesPlace,
  reachesStudent,
  rolesOfClaim,
  rolesToClaim,
  type StudentStanding,
} from './standing.ts'

const student: StudentStanding = {
  studentId: 'amaya',
  schoolId: 'playa-azul',
  region: 'Humacao',
  groupIds: ['kinder-a'],
  familyIds: ['iris'],
}
const nobody: PersonStanding = { personId: 'x', roles: [], groupIds: [], childIds: [] }
const reaches = (person: Partial<PersonStanding>) => reachesStudent({ ...nobody, ...person }, student, ROLES)

test('a teacher reaches the students of own groups in the own school, and no other', () => {
  const teacher = { roles: ['teacher'], schoolId: 'playa-azul', groupIds: ['kinder-a'] } as const
  expect(reaches({ ...teacher, roles: ['teacher'], groupIds: ['kinder-a'] })).toBe(true)
  expect(reaches({ ...teacher, roles: ['teacher'], groupIds: ['kinder-b'] })).toBe(false)
  expect(reaches({ ...teacher, roles: ['teacher'], groupIds: ['kinder-a'], schoolId: 'otra' })).toBe(false)
})

test('a director reaches the school, the regional office its region, the department everyone', () => {
  expect(reaches({ roles: ['director'], schoolId: 'playa-azul' })).toBe(true)
  expect(reaches({ roles: ['director'], schoolId: 'otra' })).toBe(false)
  expect(reaches({ roles: ['ore'], region: 'Humacao' })).toBe(true)
  expect(reaches({ roles: ['ore'], region: 'Ponce' })).toBe(false)
  expect(reaches({ roles: ['admin'] })).toBe(true)
})

test('a family reaches its child only while both sides say so', () => {
  expect(reaches({ personId: 'iris', roles: ['family'], childIds: ['amaya'] })).toBe(true)
  expect(reaches({ personId: 'iris', roles: ['family'], childIds: [] })).toBe(false)
  expect(reaches({ personId: 'otra', roles: ['family'], childIds: ['amaya'] })).toBe(false)
})

test('a student reaches oneself, and no classmate', () => {
  const child: Partial<PersonStanding> = {
    roles: ['student'],
    schoolId: 'playa-azul',
    groupIds: ['kinder-a'],
  }
  expect(reaches({ ...child, personId: 'amaya' })).toBe(true)
  expect(reaches({ ...child, personId: 'leo' })).toBe(false)
})

test('who has no school or region reaches nobody by having none in common', () => {
  const unplaced: StudentStanding = { studentId: 'leo', groupIds: [], familyIds: [] }
  for (const role of ['teacher', 'director', 'ore'] as const)
    expect(reachesStudent({ ...nobody, roles: [role] }, unplaced, ROLES)).toBe(false)
})

test('a role that the route does not admit opens nothing, whatever else is held', () => {
  const admin: PersonStanding = { ...nobody, roles: ['admin', 'teacher'] }
  expect(reachesStudent(admin, student, ['teacher', 'family'])).toBe(false)
})

test('the highest role is the first of the order, and no role at all is a student', () => {
  fc.assert(
    fc.property(fc.subarray([...ROLES]), roles => {
      const highest = highestRole(roles)
      if (roles.length === 0) expect(highest).toBe('student')
      else expect(roles.every(role => ROLES.indexOf(highest) <= ROLES.indexOf(role))).toBe(true)
    }),
  )
})

const school: PlaceStanding = { place: 'school:playa-azul', schoolId: 'playa-azul', region: 'Humacao' }
const group: PlaceStanding = { ...school, place: 'group:kinder-a' }

test.each([
  [{ roles: ['admin'] }, [true, true, true, true]],
  [{ roles: ['ore'], region: 'Humacao' }, [true, true, true, false]],
  [{ roles: ['ore'], region: 'Ponce' }, [false, false, false, false]],
  [{ roles: ['ore'] }, [false, false, false, false]],
  [{ roles: ['director'], schoolId: 'playa-azul' }, [true, true, false, false]],
  [{ roles: ['director'], schoolId: 'otra' }, [false, false, false, false]],
  [{ roles: ['teacher'], schoolId: 'playa-azul', groupIds: ['kinder-a'] }, [true, true, false, false]],
  [{ roles: ['teacher'], schoolId: 'playa-azul', groupIds: ['kinder-b'] }, [false, true, false, false]],
  [{ roles: ['teacher'], schoolId: 'otra', groupIds: ['kinder-a'] }, [false, false, false, false]],
  [{ roles: ['family'], childIds: ['amaya'] }, [false, false, false, false]],
  [{ roles: ['student'], schoolId: 'playa-azul', groupIds: ['kinder-a'] }, [false, false, false, false]],
] as const)('%o reaches the group, school, region, island: %o', (standing, reached) => {
  const person = PersonStanding.parse({ ...nobody, ...standing })
  const places = [group, school, selfEvident('region:Humacao'), selfEvident('island')]
  expect(places.map(place => place && reachesPlace(person, place, ROLES))).toEqual(reached)
})

test('a token’s claim gives the roles it was made of, and no others', () => {
  fc.assert(
    fc.property(fc.subarray([...ROLES]), roles => {
      expect(rolesOfClaim(rolesToClaim(roles))).toEqual(roles)
    }),
  )
  for (const claim of [undefined, '', '["teacher"]', 'emperor', 7]) expect(rolesOfClaim(claim)).toEqual([])
})
