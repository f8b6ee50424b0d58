import { expect, test } from 'vitest'
import type { Role } from '#shared/kernel/standing.ts'
import { listingOf } from './listing.ts'
import {
  atSchool,
  learnsAt,
  onlyLearns,
  placed,
  type StudentRecord,
  shownStudent,
  waitsFor,
} from './student.ts'

const ana = (roles: Role[] = ['student'], account = {}): StudentRecord => ({
  account: { personId: 'ana', fullName: 'Ána Ñeco', ...account },
  standing: {
    personId: 'ana',
    roles,
    schoolId: 'playa-azul',
    region: 'Humacao',
    groupIds: ['kinder'],
    childIds: [],
  },
  student: {
    studentId: 'ana',
    schoolId: 'playa-azul',
    region: 'Humacao',
    groupIds: ['kinder'],
    familyIds: ['iris'],
  },
  versions: { account: 1, standing: 2, student: 3 },
})

test('a student moves in both standings at once, and keeps their family', () => {
  const { standing, student, versions } = placed(ana(), { groupIds: [] })
  expect([standing.groupIds, student.groupIds]).toEqual([[], []])
  expect(student.familyIds).toEqual(['iris'])
  expect(versions).toEqual(ana().versions)
})

test('whoever also teaches keeps the groups they teach', () => {
  const { standing, student } = placed(ana(['teacher', 'student']), { groupIds: [] })
  expect(standing.groupIds).toEqual(['kinder'])
  expect(student.groupIds).toEqual([])
})

test('whom staff put at a school waits for none', () => {
  const waiting = ana(['student'], { unconfirmed: true, chosenSchoolId: 'monte-verde' })
  expect([waitsFor(waiting, 'monte-verde'), waitsFor(waiting, 'playa-azul')]).toEqual([true, false])
  const school = {
    schoolId: 'monte-verde',
    schoolName: 'Monte Verde',
    region: 'Ponce',
    active: true,
  } as const
  const now = atSchool(waiting, school, ['first-b'])
  expect(now.account).toEqual({ personId: 'ana', fullName: 'Ána Ñeco', schoolName: 'Monte Verde' })
  const where = { schoolId: 'monte-verde', region: 'Ponce', groupIds: ['first-b'] }
  expect([now.standing, now.student]).toMatchObject([where, where])
  expect(waitsFor(now, 'monte-verde')).toBe(false)
  expect(waitsFor(ana(['student'], { chosenSchoolId: 'monte-verde' }), 'monte-verde')).toBe(false)
})

test.each([
  [ana(), true],
  [ana(['family', 'student']), true],
  [ana(['student'], { unconfirmed: true }), false],
  [ana(['teacher', 'student']), false],
  [ana(['family']), false],
])('only confirmed students who are nothing else learn in a group: %#', (record, learns) => {
  expect(learnsAt(record, 'playa-azul')).toBe(learns)
  expect(learnsAt(record, 'monte-verde')).toBe(false)
})

test.each([
  [ana(), { schoolId: 'playa-azul', listedAs: 'student#ana neco#ana' }],
  [ana(['director', 'student']), { schoolId: 'playa-azul', listedAs: 'staff#ana neco#ana' }],
  [
    ana(['student'], { unconfirmed: true, chosenSchoolId: 'monte-verde' }),
    { schoolId: 'monte-verde', listedAs: 'waiting#ana neco#ana' },
  ],
  [ana(['family']), {}],
])('a school lists everybody once: %#', ({ account, standing }, listed) => {
  expect(listingOf(account, standing)).toEqual(listed)
})

test('however long a name, the index takes it', () => {
  const { listedAs = '' } = listingOf({ ...ana().account, fullName: '각'.repeat(120) }, ana().standing)
  expect(Buffer.byteLength(listedAs)).toBeLessThan(1024)
})

test('who teaches sees of a student what there is, and no more', () => {
  const { standing } = ana()
  const account = { personId: 'ana', fullName: 'Ana Ñeco', email: 'ana@lee.test', grade: '1' } as const
  const shown = {
    studentId: 'ana',
    fullName: 'Ana Ñeco',
    grade: '1',
    schoolId: 'playa-azul',
    groupIds: ['kinder'],
  }
  expect(shownStudent(account, standing)).toEqual({ ...shown, hasPictures: false })
  const lostEntry = 'deleted'
  expect(shownStudent({ ...account, unconfirmed: true, hasPictures: true, lostEntry }, standing)).toEqual({
    ...shown,
    unconfirmed: true,
    hasPictures: true,
    lostEntry,
  })
})

test('only who is put into no class is a student who also does something else', () => {
  expect(
    [ana(), ana(['family', 'student']), ana(['family']), ana(['ore', 'student']), ana([])].map(
      ({ standing }) => onlyLearns(standing),
    ),
  ).toEqual([true, true, false, false, false])
})
