import { expect, test } from 'vitest'
import { CODE_ALPHABET, shownCode, TypedCode } from '#shared/identity/access-code.ts'
import { type PlaceStanding, partsOf, selfEvident } from '#shared/kernel/place.ts'
import { type PersonStanding, ROLES, type Role } from '#shared/kernel/standing.ts'
import {
  type Code,
  endOfCode,
  hashOfCode,
  hashOfEmail,
  mayIssue,
  mayRevoke,
  mostOpenCodes,
  newLetters,
  seesCode,
  shownCodeRow,
  stateOf,
} from './access-code.ts'

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
      const roles = ROLES.filter(role => mayIssue(givers[who], role, where))
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
  expect(mayIssue(both, 'director', school)).toBe(false)
  expect(mayIssue(both, 'director', schoolElsewhere)).toBe(true)
})

test('a family’s code is ended by the school’s director, and by no teacher', () => {
  const may = ROLES.filter(role => mayRevoke(givers[role], 'family', school))
  expect(may).toEqual(['admin', 'director'])
  expect(partsOf(school.place).kind).toBe('school')
})

test('who may give a role may take its code back, and nobody else', () => {
  const ends = (who: keyof typeof givers, where: PlaceStanding) =>
    ROLES.filter(role => role !== 'family' && mayRevoke(givers[who], role, where))
  expect(ends('teacher', group)).toEqual(['student'])
  expect(ends('teacher', otherGroup)).toEqual([])
  expect(ends('ore', school)).toEqual(['director', 'teacher'])
  expect(ends('director', school)).toEqual(['teacher', 'student'])
  expect(ends('director', schoolElsewhere)).toEqual([])
})

test('codes are seen from above, by whoever made them, and by a group’s teacher', () => {
  const sees = (who: keyof typeof givers, code: Parameters<typeof seesCode>[1], where = group) =>
    seesCode(givers[who], code, where)
  const ofGroup = { createdBy: 'director', groupId: '1a' }
  const ofOther = { createdBy: 'director', groupId: '1b' }
  const ofSchool = { createdBy: 'admin' }
  const who = Object.keys(givers) as (keyof typeof givers)[]
  expect(who.filter(one => sees(one, ofSchool, school))).toEqual(['director', 'ore', 'admin'])
  expect(who.filter(one => sees(one, ofSchool, schoolElsewhere))).toEqual(['admin'])
  expect([sees('teacher', ofGroup), sees('teacher', ofOther, otherGroup)]).toEqual([true, false])
  expect(sees('teacher', { ...ofOther, createdBy: 'teacher' }, otherGroup)).toBe(true)
})

test('so many open codes as the role that makes most of them may have', () => {
  const of = (...roles: Role[]) => mostOpenCodes(someone('teacher', { roles }))
  expect(of('family')).toBe(0)
  expect(of()).toBe(0)
  expect(of('teacher', 'family')).toBe(of('teacher'))
  expect(of('teacher', 'admin')).toBe(Math.max(of('teacher'), of('admin')))
  for (const role of ['teacher', 'director', 'ore', 'admin'] as const) expect(of(role)).toBeGreaterThan(0)
})

test('whoever manages a code sees what became of it, and neither its letters nor whose address it is for', () => {
  const code: Code = {
    role: 'teacher',
    hash: 'h',
    codeId: 'c',
    place: 'school:playa-azul',
    state: 'open',
    createdAt: '2026-08-10T12:00:00.000Z',
    createdBy: 'director',
    endsAt: '2026-09-09T12:00:00.000Z',
    forEmail: 'e',
    version: 1,
  }
  const row = {
    codeId: 'c',
    role: 'teacher',
    place: 'school:playa-azul',
    state: 'open',
    createdAt: code.createdAt,
    expiresAt: code.endsAt,
  }
  expect(shownCodeRow(code, code.createdAt)).toEqual(row)
  expect(shownCodeRow(code, code.endsAt)).toEqual({ ...row, state: 'expired' })
  const usedAt = '2026-08-11T12:00:00.000Z'
  expect(shownCodeRow({ ...code, state: 'used', usedAt, forName: 'Luz' }, code.endsAt)).toEqual({
    ...row,
    state: 'used',
    usedAt,
    forName: 'Luz',
  })
})

test('a code leads to the child whom it names once there is an account', () => {
  const code: Code = {
    role: 'student',
    hash: 'h',
    codeId: 'c',
    place: 'school:playa-azul',
    state: 'open',
    createdAt: '2026-08-10T12:00:00.000Z',
    createdBy: 'director',
    endsAt: '2026-09-09T12:00:00.000Z',
    forName: 'Luz',
    version: 1,
  }
  const childOf = (given: Partial<Code>) => shownCodeRow({ ...code, ...given }, code.createdAt).studentId
  expect(childOf({})).toBeUndefined()
  expect(childOf({ state: 'used', usedBy: 'luz' })).toBe('luz')
  expect(childOf({ role: 'family', childId: 'luz', state: 'used', usedBy: 'mother' })).toBe('luz')
  expect(childOf({ role: 'teacher', state: 'used', usedBy: 'ana' })).toBeUndefined()
})

test('what is stored under a hash is found again next year: neither hash changes', () => {
  expect(hashOfCode('ABCDEFGHJK')).toBe('EVhFzB2ZYjzUDOLG2KUhUEKon9xxjzOX')
  expect(hashOfEmail('ana@lee.test')).toBe('xmMJ54FOZzaGfycVY8Td374KkREiXUZdar1_gMVC0gg')
})
