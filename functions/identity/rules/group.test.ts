import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Group, MOST_CHILDREN } from '#shared/identity/group.ts'
import { GRADES } from '#shared/kernel/school.ts'
import { type PersonStanding, ROLES } from '#shared/kernel/standing.ts'
import { changed, managesSchool, newClassCode, resized, teachesAt, withGroup } from './group.ts'

const kinder: Group = {
  groupId: 'kinder-a',
  schoolId: 'playa-azul',
  name: 'Kínder A',
  grade: 'K',
  schoolYear: 2026,
  teacherIds: ['luz'],
  students: 0,
  active: true,
}
const luz: PersonStanding = {
  personId: 'luz',
  roles: ['teacher'],
  schoolId: 'playa-azul',
  groupIds: ['first-b'],
  childIds: [],
}

const someGroup: fc.Arbitrary<Group> = fc.record(
  {
    groupId: fc.constant('kinder-a'),
    schoolId: fc.constantFrom('playa-azul', 'monte-verde'),
    name: fc.string(),
    grade: fc.constantFrom(...GRADES),
    schoolYear: fc.integer({ min: 2020, max: 2100 }),
    teacherIds: fc.uniqueArray(fc.constantFrom('luz', 'nilda')),
    students: fc.integer({ min: 0, max: MOST_CHILDREN }),
    active: fc.boolean(),
    classCode: fc.constant('ABCDEF'),
  },
  {
    requiredKeys: ['groupId', 'schoolId', 'name', 'grade', 'schoolYear', 'teacherIds', 'students', 'active'],
  },
)
const somePerson: fc.Arbitrary<PersonStanding> = fc.record({
  personId: fc.constantFrom('luz', 'nilda', 'iris'),
  roles: fc.subarray([...ROLES]),
  schoolId: fc.constantFrom('playa-azul', 'monte-verde'),
  groupIds: fc.subarray(['kinder-a', 'first-b']),
  childIds: fc.constant([]),
})

test('a group is reached by those who teach it, at its school, while it is open; nothing else changes', () => {
  fc.assert(
    fc.property(somePerson, someGroup, (person, group) => {
      const now = withGroup(person, group)
      const teaches = group.teacherIds.includes(person.personId) && person.roles.includes('teacher')
      const reached = teaches && group.active && group.schoolId === person.schoolId
      expect(now.groupIds.includes('kinder-a')).toBe(reached)
      expect(now.groupIds.includes('first-b')).toBe(person.groupIds.includes('first-b'))
      expect({ ...now, groupIds: [] }).toEqual({ ...person, groupIds: [] })
      expect(withGroup(now, group)).toEqual(now)
    }),
  )
})

test('a closed group has no class code; one whose sign-in is on keeps the code it has', () => {
  const on = changed(kinder, { pictureSignIn: true }, 'ABCDEF')
  expect(on).toEqual({ ...kinder, classCode: 'ABCDEF' })
  expect(changed(on, { name: 'Kínder B', pictureSignIn: true }, 'GHJKMN')).toEqual({
    ...on,
    name: 'Kínder B',
  })
  expect(changed(on, { pictureSignIn: false }, 'GHJKMN')).toEqual(kinder)
  expect(changed(on, { active: false }, 'GHJKMN')).toEqual({ ...kinder, active: false })
  expect(changed({ ...kinder, active: false }, { pictureSignIn: true }, 'GHJKMN')).not.toHaveProperty(
    'classCode',
  )
  expect(changed(kinder, { teacherIds: ['nilda', 'nilda'] }, '').teacherIds).toEqual(['nilda'])
})

test('a group holds forty at most, and never fewer than none', () => {
  expect(resized({ ...kinder, students: MOST_CHILDREN - 1 }, 1)?.students).toBe(40)
  expect(resized({ ...kinder, students: MOST_CHILDREN }, 1)).toBeUndefined()
  expect(resized(kinder, -1).students).toBe(0)
})

test.each([
  ['its director', { ...luz, roles: ['director'] }, true],
  ['an administrator', { ...luz, roles: ['admin'], schoolId: undefined }, true],
  ['a director of another', { ...luz, roles: ['director'], schoolId: 'monte-verde' }, false],
  ['its teacher', luz, false],
  ['its regional office', { ...luz, roles: ['ore'] }, false],
] satisfies [string, PersonStanding, boolean][])(
  'a school is managed by %s: %o, %s',
  (_, person, manages) => {
    expect(managesSchool(person, 'playa-azul')).toBe(manages)
  },
)

test('a class code is eight letters that look like no others', () => {
  expect(newClassCode()).toMatch(/^[A-HJKMNP-Z2-9]{8}$/)
})

test('a group that holds too many from before may lose one', () => {
  expect(resized({ ...kinder, students: MOST_CHILDREN + 2 }, -1).students).toBe(MOST_CHILDREN + 1)
  expect(resized(kinder, 1)?.students).toBe(1)
})

test('a change of something else leaves the sign-in by pictures as it is', () => {
  expect(changed(kinder, { name: 'Kínder B' }, 'GHJKMN')).toEqual({ ...kinder, name: 'Kínder B' })
  const on: Group = { ...kinder, classCode: 'ABCDEF' }
  expect(changed(on, { teacherIds: ['nilda'] }, 'GHJKMN')).toEqual({ ...on, teacherIds: ['nilda'] })
})

test.each([
  ['its teacher', luz, true],
  ['a teacher of another school', { ...luz, schoolId: 'monte-verde' }, false],
  ['its director', { ...luz, roles: ['director'] }, false],
  ['nobody known', undefined, false],
] satisfies [string, PersonStanding | undefined, boolean][])(
  '%s may be given its groups: %#',
  (_, who, may) => {
    expect(teachesAt(who, 'playa-azul')).toBe(may)
  },
)
