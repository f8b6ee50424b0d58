import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PlaceStanding, selfEvident } from '#shared/kernel/place.ts'
import {
  type PersonStanding,
  ROLES,
  reachesPlace,
  reachesStudent,
  type StudentStanding,
} from '#shared/kernel/standing.ts'
import type { Grant } from './access-code.ts'
import {
  holdsAt,
  isFor,
  mayEnd,
  newPerson,
  newStudent,
  studentWithGrant,
  withGrant,
  withoutRole,
} from './grant.ts'

const SCHOOLS = { a: 'Humacao', b: 'Humacao', c: 'Ponce' } as const
type School = keyof typeof SCHOOLS
const at = (schoolId: School) => ({ schoolId, region: SCHOOLS[schoolId] })
const CHILDREN = ['child1', 'child2']

const schoolIds = fc.constantFrom<School>('a', 'b', 'c')
const grants: fc.Arbitrary<Grant> = fc.oneof(
  fc.constant<Grant>({ role: 'admin' }),
  fc.constantFrom('Humacao', 'Ponce').map((region): Grant => ({ role: 'ore', region })),
  fc
    .tuple(fc.constantFrom('director', 'teacher'), schoolIds)
    .map(([role, id]): Grant => ({ role, ...at(id) })),
  fc
    .tuple(schoolIds, fc.boolean())
    .map(([id, grouped]): Grant => ({ role: 'student', ...at(id), ...(grouped && { groupId: `${id}1` }) })),
  fc.constantFrom(...CHILDREN).map((childId): Grant => ({ role: 'family', childId })),
)

const places: readonly PlaceStanding[] = [
  ...(['a', 'b', 'c'] as const).flatMap(id => [
    { place: `school:${id}`, ...at(id) },
    { place: `group:${id}1`, ...at(id) },
  ]),
  ...['region:Humacao', 'region:Ponce', 'island'].flatMap(place => selfEvident(place) ?? []),
]
const students: readonly StudentStanding[] = (['a', 'b', 'c'] as const).flatMap(id =>
  CHILDREN.map(child => ({
    studentId: child,
    ...at(id),
    groupIds: [`${id}1`],
    familyIds: ['me'],
  })),
)

/** Everything someone reaches, in each role for itself. */
const reachOf = (person: PersonStanding): Set<string> =>
  new Set(
    ROLES.flatMap(role => [
      ...places.flatMap(place => (reachesPlace(person, place, [role]) ? [`${role} ${place.place}`] : [])),
      ...students.flatMap(student =>
        reachesStudent(person, student, [role])
          ? [`${role} ${student.studentId} at ${student.schoolId}`]
          : [],
      ),
    ]),
  )

/** Someone who used these codes one after another, and was given a group of each school where they taught. */
const holding = (held: readonly Grant[]): PersonStanding =>
  held.reduce((person, grant) => {
    if (!isFor(person, grant)) return person
    const after = withGrant(person, grant)
    return grant.role === 'teacher' ? { ...after, groupIds: [`${grant.schoolId}1`] } : after
  }, newPerson('me'))

test('whatever someone held, a code adds no more than it gives to anybody', () => {
  fc.assert(
    fc.property(fc.array(grants, { maxLength: 5 }), grants, (held, grant) => {
      const before = holding(held)
      fc.pre(isFor(before, grant))
      const given = reachOf(withGrant(newPerson('me'), grant))
      const after = reachOf(withGrant(before, grant))
      const known = reachOf(before).union(given)
      expect([...after].filter(reached => !known.has(reached))).toEqual([])
      for (const reached of given) expect(after).toContain(reached)
    }),
  )
})

test('without a role someone reaches no more than with it, and nothing in that role', () => {
  fc.assert(
    fc.property(fc.array(grants, { minLength: 1, maxLength: 5 }), fc.constantFrom(...ROLES), (held, role) => {
      const before = holding(held)
      fc.pre(before.roles.includes(role) && role !== 'family')
      const after = withoutRole(before, role)
      const reached = [...reachOf(after)]
      expect(reached.filter(one => !reachOf(before).has(one))).toEqual([])
      expect(reached.filter(one => one.startsWith(`${role} `))).toEqual([])
      expect(after.roles.length).toBeGreaterThan(0)
    }),
  )
})

test('the newest school wins, and the roles at the one before end', () => {
  const director = withGrant(newPerson('me'), { role: 'director', ...at('a') })
  expect(withGrant(director, { role: 'teacher', ...at('a') }).roles).toEqual(['director', 'teacher'])
  const moved = withGrant(director, { role: 'teacher', ...at('c') })
  expect(moved).toMatchObject({ roles: ['teacher'], schoolId: 'c', region: 'Ponce' })
})

test('an office keeps its region, wherever its people teach', () => {
  const ore = withGrant(newPerson('me'), { role: 'ore', region: 'Humacao' })
  expect(withGrant(ore, { role: 'teacher', ...at('c') })).toMatchObject({ schoolId: 'c', region: 'Humacao' })
})

test('the classmates of a student who becomes a teacher are not their pupils', () => {
  const student = withGrant(newPerson('me'), { role: 'student', ...at('a'), groupId: 'a1' })
  expect(withGrant(student, { role: 'teacher', ...at('a') }).groupIds).toEqual([])
  const learning = studentWithGrant(newStudent('me'), { role: 'student', ...at('a'), groupId: 'a1' })
  expect(learning.groupIds).toEqual(['a1'])
  expect(studentWithGrant(learning, { role: 'teacher', ...at('a') }).groupIds).toEqual([])
})

test('groups end with the school they are of, and with the role that taught them', () => {
  const student = withGrant(newPerson('me'), { role: 'student', ...at('a'), groupId: 'a1' })
  expect(withGrant(student, { role: 'student', ...at('c'), groupId: 'c1' }).groupIds).toEqual(['c1'])
  const teacher = { ...withGrant(newPerson('me'), { role: 'teacher', ...at('a') }), groupIds: ['a1'] }
  expect(withoutRole(teacher, 'teacher').groupIds).toEqual([])
})

test('nobody is their own family, and staff are in no class', () => {
  expect(isFor(newPerson('me'), { role: 'family', childId: 'me' })).toBe(false)
  expect(isFor(withGrant(newPerson('me'), { role: 'teacher', ...at('a') }), { role: 'student' })).toBe(false)
})

const island = selfEvident('island') ?? { place: 'island' }
const humacao = selfEvident('region:Humacao') ?? { place: 'region:Humacao' }
const schoolA: PlaceStanding = { place: 'school:a', ...at('a') }

test('roles are ended from above, and only where they are held', () => {
  const director = withGrant(newPerson('me'), { role: 'director', ...at('a') })
  expect(ROLES.filter(role => mayEnd(director, role, schoolA))).toEqual(['teacher'])
  expect(ROLES.filter(role => mayEnd(director, role, humacao))).toEqual([])
  const ore = withGrant(newPerson('me'), { role: 'ore', region: 'Humacao' })
  expect(ROLES.filter(role => mayEnd(ore, role, humacao))).toEqual(['director', 'teacher'])

  const isDirectorAt = (where: PlaceStanding) => holdsAt(director, 'director', where, schoolA)
  expect([schoolA, humacao, island].map(isDirectorAt)).toEqual([true, true, true])
  expect(isDirectorAt({ place: 'school:b', ...at('b') })).toBe(false)
  expect(isDirectorAt(selfEvident('region:Ponce') ?? island)).toBe(false)
  expect(holdsAt(director, 'teacher', island, schoolA)).toBe(false)
})
