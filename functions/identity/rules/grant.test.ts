import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PlaceStanding, selfEvident } from '#shared/kernel/place.ts'
import {
  type PersonStanding,
  ROLES,
  type Role,
  reachesPlace,
  reachesStudent,
  type StudentStanding,
} from '#shared/kernel/standing.ts'
import type { Grant } from './access-code.ts'
import {
  holdsAt,
  isFor,
  mayRevokeRole,
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
  expect(ROLES.filter(role => mayRevokeRole(director, role, schoolA))).toEqual(['teacher'])
  expect(ROLES.filter(role => mayRevokeRole(director, role, humacao))).toEqual([])
  const ore = withGrant(newPerson('me'), { role: 'ore', region: 'Humacao' })
  expect(ROLES.filter(role => mayRevokeRole(ore, role, humacao))).toEqual(['director', 'teacher'])

  const isDirectorAt = (where: PlaceStanding) => holdsAt(director, 'director', where, schoolA)
  expect([schoolA, humacao, island].map(isDirectorAt)).toEqual([true, true, true])
  expect(isDirectorAt({ place: 'school:b', ...at('b') })).toBe(false)
  expect(isDirectorAt(selfEvident('region:Ponce') ?? island)).toBe(false)
  expect(holdsAt(director, 'teacher', island, schoolA)).toBe(false)
})

test('a role of the whole island, or a child, leaves someone the school they teach at', () => {
  const teacher = { ...withGrant(newPerson('me'), { role: 'teacher', ...at('a') }), groupIds: ['a1'] }
  const kept = { ...at('a'), groupIds: ['a1'] }
  expect(withGrant(teacher, { role: 'admin' })).toMatchObject({ roles: ['admin', 'teacher'], ...kept })
  const family = withGrant(teacher, { role: 'family', childId: 'child1' })
  expect(family).toMatchObject({ roles: ['teacher', 'family'], ...kept, childIds: ['child1'] })
  expect(withGrant(family, { role: 'family', childId: 'child1' })).toEqual(family)
})

test('who teaches and becomes director of the same school keeps the groups; at another they end', () => {
  const teacher = { ...withGrant(newPerson('me'), { role: 'teacher', ...at('a') }), groupIds: ['a1'] }
  expect(withGrant(teacher, { role: 'director', ...at('a') }).groupIds).toEqual(['a1'])
  expect(withGrant(teacher, { role: 'director', ...at('b') }).groupIds).toEqual([])
})

test('a student is reached by whom a code says: family changes nothing, a school only its own groups', () => {
  expect(newStudent('me')).toEqual({ studentId: 'me', groupIds: [], familyIds: [] })
  const learning = studentWithGrant(newStudent('me'), { role: 'student', ...at('a'), groupId: 'a1' })
  expect(studentWithGrant(learning, { role: 'family', childId: 'me' })).toEqual(learning)
  const joins = (schoolId: School, groupId?: string) =>
    studentWithGrant(learning, { role: 'student', ...at(schoolId), ...(groupId && { groupId }) }).groupIds
  expect([joins('a', 'a2'), joins('a', 'a1'), joins('a')]).toEqual([['a1', 'a2'], ['a1'], ['a1']])
  expect([joins('c', 'c1'), joins('c')]).toEqual([['c1'], []])
})

test('nobody new holds anything', () => {
  expect(newPerson('me')).toEqual({ personId: 'me', roles: [], groupIds: [], childIds: [] })
})

test('someone else’s child is a family’s; staff stay staff who also learnt', () => {
  expect(isFor(newPerson('me'), { role: 'family', childId: 'child1' })).toBe(true)
  const both: PersonStanding = { ...newPerson('me'), roles: ['teacher', 'student'] }
  expect(isFor(both, { role: 'student' })).toBe(false)
  expect(isFor({ ...both, roles: ['student', 'family'] }, { role: 'student' })).toBe(true)
})

const all = { personId: 'me', ...at('a'), groupIds: ['a1'], childIds: ['child1'] } as const
test.each<[Role[], Role, Partial<PersonStanding>]>([
  // The last role takes school and region with it; what is left is a family, which reaches only children.
  [['teacher'], 'teacher', { roles: ['family'], groupIds: [] }],
  [['director'], 'director', { roles: ['family'], groupIds: ['a1'] }],
  [['ore'], 'ore', { roles: ['family'], groupIds: ['a1'] }],
  [['admin'], 'admin', { roles: ['family'], groupIds: ['a1'] }],
  // One at a school keeps both, an office its region alone.
  [['director', 'teacher'], 'teacher', { roles: ['director'], ...at('a'), groupIds: [] }],
  [['director', 'teacher'], 'director', { roles: ['teacher'], ...at('a'), groupIds: ['a1'] }],
  [['teacher', 'student'], 'teacher', { roles: ['student'], ...at('a'), groupIds: [] }],
  [['ore', 'teacher'], 'teacher', { roles: ['ore'], region: 'Humacao', groupIds: [] }],
  [['ore', 'teacher'], 'ore', { roles: ['teacher'], ...at('a'), groupIds: ['a1'] }],
  [['admin', 'director'], 'director', { roles: ['admin'], groupIds: ['a1'] }],
])('%j without %s is %j', (roles, role, left) => {
  expect(withoutRole({ ...all, groupIds: ['a1'], childIds: ['child1'], roles }, role)).toEqual({
    personId: 'me',
    childIds: ['child1'],
    ...left,
  })
})

test('whose standing names no school or region has none after a role ends, either', () => {
  const roles: Role[] = ['ore', 'teacher']
  const nowhere: PersonStanding = { ...newPerson('me'), roles }
  expect(withoutRole(nowhere, 'family')).toEqual(nowhere)
})

test('a role is held where its people work: an office in its region, a child or an island role at no school', () => {
  const ore = withGrant(newPerson('me'), { role: 'ore', region: 'Humacao' })
  expect([humacao, island, schoolA].map(where => holdsAt(ore, 'ore', where, undefined))).toEqual([
    true,
    true,
    false,
  ])
  const child = withGrant(newPerson('me'), { role: 'student', ...at('a') })
  expect([humacao, schoolA].map(where => holdsAt(child, 'student', where, schoolA))).toEqual([false, false])
  // A school that is not known lies in no region.
  const teacher = withGrant(newPerson('me'), { role: 'teacher', ...at('a') })
  expect(holdsAt(teacher, 'teacher', humacao, undefined)).toBe(false)
  expect(holdsAt(teacher, 'teacher', { place: 'group:a', ...at('a') }, schoolA)).toBe(false)
})

test('who is nothing that ends roles ends none', () => {
  for (const role of ['teacher', 'family', 'student'] as const) {
    const person: PersonStanding = { ...all, groupIds: ['a1'], childIds: [], roles: [role] }
    expect(ROLES.filter(ended => mayRevokeRole(person, ended, schoolA))).toEqual([])
  }
  const both: PersonStanding = { ...all, groupIds: [], childIds: [], roles: ['director', 'family'] }
  expect(mayRevokeRole(both, 'teacher', schoolA)).toBe(true)
})
