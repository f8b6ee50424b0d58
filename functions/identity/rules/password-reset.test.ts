import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PersonStanding, ROLES, type StudentStanding } from '#shared/kernel/standing.ts'
import { type Forgetful, isOf, mayReset, newPassword } from './password-reset.ts'

const HERE = { schoolId: 'here', region: 'Humacao' } as const
const person = (roles: PersonStanding['roles'], more: Partial<PersonStanding> = {}): PersonStanding => ({
  personId: `${roles}`,
  roles,
  groupIds: [],
  childIds: [],
  ...more,
})
const forgetful = (who: PersonStanding, more: Partial<Forgetful> = {}): Forgetful => ({
  person: who,
  student: undefined,
  school: who.schoolId === 'here' ? { place: 'school:here', ...HERE } : undefined,
  children: [],
  ...more,
})
const pupil = (studentId: string, more: Partial<StudentStanding> = {}): StudentStanding => ({
  studentId,
  ...HERE,
  groupIds: ['a'],
  familyIds: ['family'],
  ...more,
})

const asked = {
  teacher: person(['teacher'], { ...HERE, groupIds: ['a'] }),
  otherTeacher: person(['teacher'], { ...HERE, groupIds: ['b'] }),
  director: person(['director'], HERE),
  otherDirector: person(['director'], { schoolId: 'there', region: 'Humacao' }),
  ore: person(['ore'], { region: 'Humacao' }),
  otherOre: person(['ore'], { region: 'Ponce' }),
  admin: person(['admin']),
}
const whoMay = (who: Forgetful) =>
  Object.entries(asked).flatMap(([name, actor]) => (mayReset(actor, who) ? [name] : []))

test('a password is set by whoever stands above in every role, and reaches them in it', () => {
  const learns = person(['student'], { ...HERE, groupIds: ['a'] })
  expect(whoMay(forgetful(learns, { student: pupil('student') }))).toEqual([
    'teacher',
    'director',
    'ore',
    'admin',
  ])
  expect(whoMay(forgetful(learns))).toEqual([])
  expect(whoMay(forgetful(asked.teacher))).toEqual(['director', 'ore', 'admin'])
  expect(whoMay(forgetful(asked.director))).toEqual(['ore', 'admin'])
  expect(whoMay(forgetful(person(['director', 'teacher'], HERE)))).toEqual(['ore', 'admin'])
  expect(whoMay(forgetful(person(['teacher', 'ore'], HERE)))).toEqual(['admin'])
  expect(whoMay(forgetful(asked.admin))).toEqual([])
  expect(whoMay(forgetful(person([])))).toEqual([])
  // Of no school that is known, nobody says whose they are.
  expect(whoMay(forgetful(person(['teacher'])))).toEqual([])
})

test('a family’s password opens all of its children: whoever sets it reaches each', () => {
  const mother = person(['family'], { childIds: ['one', 'two'] })
  const of = (...children: StudentStanding[]) => whoMay(forgetful(mother, { children }))
  expect(of(pupil('one'), pupil('two'))).toEqual(['teacher', 'director', 'ore', 'admin'])
  expect(of(pupil('one'), pupil('two', { groupIds: ['b'] }))).toEqual(['director', 'ore', 'admin'])
  expect(of(pupil('one'), pupil('two', { schoolId: 'there' }))).toEqual(['ore', 'admin'])
  expect(of(pupil('one'))).toEqual([])
  expect(whoMay(forgetful(person(['family'])))).toEqual([])
  // A teacher who is a mother too stays a teacher.
  const both = person(['teacher', 'family'], { ...HERE, childIds: ['one'] })
  expect(whoMay(forgetful(both, { children: [pupil('one')] }))).toEqual(['director', 'ore', 'admin'])
})

test('somebody is of the school where they learn or work, and families of their children’s', () => {
  expect(isOf(forgetful(asked.teacher), 'here')).toBe(true)
  expect(isOf(forgetful(asked.teacher), 'there')).toBe(false)
  expect(isOf(forgetful(person(['family']), { children: [pupil('one')] }), 'here')).toBe(true)
  expect(isOf(forgetful(person(['family']), { children: [pupil('one')] }), 'there')).toBe(false)
})

test('nobody sets the password of whoever holds a role as high as their highest', () => {
  const roles = fc.uniqueArray(fc.constantFrom(...ROLES), { minLength: 1 })
  fc.assert(
    fc.property(roles, roles, (own, theirs) => {
      const everywhere = { ...HERE, groupIds: ['a'], childIds: ['one'] }
      const who = forgetful(person(theirs, everywhere), {
        student: pupil('student'),
        children: [pupil('one')],
      })
      const highest = (held: readonly string[]) => ROLES.findIndex(role => held.includes(role))
      const may = mayReset(person(own, everywhere), who)
      if (highest(own) >= highest(theirs)) expect(may).toBe(false)
    }),
  )
})

test('a password can be read out, and none is like the one before', () => {
  const made = Array.from({ length: 200 }, newPassword)
  for (const one of made) expect(one).toMatch(/^[a-z]+-[a-z]+-\d{4}$/)
  expect(new Set(made).size).toBeGreaterThan(190)
})
