import { expect, test } from 'vitest'
import { CODE_ALPHABET, shownCode, TypedCode } from '#shared/identity/access-code.ts'
import { type PlaceStanding, partsOf, selfEvident } from '#shared/kernel/place.ts'
import { type PersonStanding, ROLES, type Role } from '#shared/kernel/standing.ts'
import { endOfCode, hashOfCode, hashOfEmail, mayGive, mayRevoke, newLetters, stateOf } from './access-code.ts'

test('a code is ten letters of the alphabet, and typed in any way it is the same', () => {
  const letters = newLetters()
  expect(letters).toMatch(new RegExp(`^[${CODE_ALPHABET}]{10}$`))
  for (const typed of [letters, shownCode(letters), ` ${letters.toLowerCase()} `, [...letters].join(' ')])
    expect(hashOfCode(TypedCode.parse(typed))).toBe(hashOfCode(letters))
  expect(hashOfCode(letters)).not.toContain(letters)
})

test('each letter is as likely as any other', () => {
  const counts = new Map<string, number>()
  const drawn = Array.from({ length: 3_100 }, newLetters).join('')
  for (const letter of drawn) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  expect([...counts.keys()].sort()).toEqual([...CODE_ALPHABET].sort())
  // 1,000 of each are expected; six standard deviations are 190.
  for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(190)
})

test('an address is the same however it is written', () => {
  expect(hashOfEmail(' Ana@Lee.test ')).toBe(hashOfEmail('ana@lee.test'))
  expect(hashOfEmail('eva@lee.test')).not.toBe(hashOfEmail('ana@lee.test'))
})

test('an open code has expired at its end, thirty days after it was made', () => {
  const made = '2026-08-10T12:00:00.000Z'
  const code = { state: 'open', endsAt: endOfCode(made) } as const
  expect(stateOf(code, '2026-09-09T11:59:59.999Z')).toBe('open')
  expect(stateOf(code, '2026-09-09T12:00:00.000Z')).toBe('expired')
  expect(stateOf({ ...code, state: 'used' }, '2026-09-09T12:00:00.000Z')).toBe('used')
})

const someone = (role: Role, held: Partial<PersonStanding> = {}): PersonStanding => ({
  personId: role,
  roles: [role],
  groupIds: [],
  childIds: [],
  ...held,
})
const HERE = { schoolId: 'playa-azul', region: 'Humacao' } as const
const givers = {
  student: someone('student', { ...HERE, groupIds: ['1a'] }),
  family: someone('family', { childIds: ['ana'] }),
  teacher: someone('teacher', { ...HERE, groupIds: ['1a'] }),
  director: someone('director', HERE),
  ore: someone('ore', { region: 'Humacao' }),
  admin: someone('admin'),
}
const group: PlaceStanding = { place: 'group:1a', ...HERE }
const otherGroup: PlaceStanding = { place: 'group:1b', ...HERE }
const school: PlaceStanding = { place: 'school:playa-azul', ...HERE }
const schoolElsewhere: PlaceStanding = {
  place: 'school:monte-verde',
  schoolId: 'monte-verde',
  region: 'Ponce',
}
const evident = (place: string): PlaceStanding => selfEvident(place) ?? { place }

const everywhere = [group, otherGroup, school, schoolElsewhere, ...['region:Humacao', 'island'].map(evident)]
const givenBy = (who: keyof typeof givers) =>
  Object.fromEntries(
    everywhere.flatMap(where => {
      const roles = ROLES.filter(role => mayGive(givers[who], role, where))
      return roles.length > 0 ? [[where.place, roles]] : []
    }),
  )

test.each([
  ['student', {}],
  ['family', {}],
  ['teacher', { 'group:1a': ['student'] }],
  [
    'director',
    { 'group:1a': ['student'], 'group:1b': ['student'], 'school:playa-azul': ['teacher', 'student'] },
  ],
  ['ore', { 'school:playa-azul': ['director', 'teacher'] }],
  [
    'admin',
    {
      'group:1a': ['student'],
      'group:1b': ['student'],
      'school:playa-azul': ['director', 'teacher', 'student'],
      'school:monte-verde': ['director', 'teacher', 'student'],
      'region:Humacao': ['ore'],
      island: ['admin'],
    },
  ],
] as const)('what a %s gives, and where', (who, given) => {
  expect(givenBy(who)).toEqual(given)
})

test('who gives by one role and reaches by another gives nothing', () => {
  // An office of Ponce who also teaches in Humacao: neither role makes directors there.
  const both = someone('ore', { roles: ['ore', 'teacher'], schoolId: 'playa-azul', region: 'Ponce' })
  expect(mayGive(both, 'director', school)).toBe(false)
  expect(mayGive(both, 'director', schoolElsewhere)).toBe(true)
})

test('a family’s code is ended by the school’s director, and by no teacher', () => {
  const may = ROLES.filter(role => mayRevoke(givers[role], 'family', school))
  expect(may).toEqual(['admin', 'director'])
  expect(partsOf(school.place).kind).toBe('school')
})
