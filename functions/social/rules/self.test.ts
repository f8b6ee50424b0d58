import { expect, test } from 'vitest'
import { isFull, stateAfterAsking } from './friends.ts'
import { afterWork, newLine } from './line.ts'
import { playNameOf } from './names.ts'
import { boardOf, boardsOf, closedTo, faceOf, isCompared, leagueOf, type Self } from './self.ts'

const ana: Self = { personId: 'ana', schoolId: 's', region: 'Ponce', groupIds: ['g', 'h'], grade: '3' }

test('either switch is enough for off; without a group there is nobody', () => {
  expect(closedTo(ana)).toBeUndefined()
  expect(closedTo({ ...ana, offByFamily: true })).toBe('off')
  expect(closedTo({ ...ana, offByTeacher: true, offByFamily: false })).toBe('off')
  expect(closedTo({ ...ana, groupIds: [] })).toBe('unconfirmed')
  expect(closedTo({ personId: 'ana' })).toBe('unconfirmed')
})

test('nobody is compared below grade 3', () => {
  const compared = (['PK', 'K', '1', '2', '3', '4', '5'] as const).filter(grade =>
    isCompared({ ...ana, grade }),
  )
  expect(compared).toEqual(['3', '4', '5'])
})

test('on the own group’s board, on the school’s for who wants to, on none when off', () => {
  expect(boardsOf(ana)).toEqual(['group:g'])
  expect(boardsOf({ ...ana, onSchoolBoard: true })).toEqual(['group:g', 'school:s'])
  expect(boardsOf({ ...ana, onSchoolBoard: true, grade: '2' })).toEqual(['group:g'])
  expect(boardsOf({ ...ana, offByFamily: true })).toEqual([])
})

test('friends when both want it, thirty at most', () => {
  expect([undefined, 'invited', 'asked', 'friends'].map(state => stateAfterAsking(state as never))).toEqual([
    'invited',
    'invited',
    'friends',
    'friends',
  ])
  const many = (count: number) => Array.from({ length: count }, () => ({ state: 'friends' as const }))
  expect([29, 30].map(count => isFull(many(count)))).toEqual([false, true])
})

test('work counts once for the week, and what earns nothing is no work', () => {
  const one = afterWork(newLine('ana', '2026-11-16'), 'event-1', 40)
  expect(one).toMatchObject({ points: 40, work: 1 })
  expect(one && afterWork(one, 'event-1', 40)).toBeUndefined()
  expect(one && afterWork(one, 'event-2', 0)).toMatchObject({ points: 40, work: 1 })
})

test('the school’s board is for who wants to, and only where a school is', () => {
  expect(boardOf('school', ana)).toBeUndefined()
  expect(boardOf('school', { ...ana, onSchoolBoard: true })).toBe('school:s')
  expect(boardOf('school', { personId: 'ana', onSchoolBoard: true })).toBeUndefined()
  expect(boardOf('group', ana)).toBe('group:g')
  expect(boardOf('group', { personId: 'ana' })).toBeUndefined()
  expect(leagueOf('Ponce', '3')).toBe('league:Ponce:3')
  expect(boardsOf({ personId: 'ana', schoolId: 's' })).toEqual([])
  // A group without a school is not confirmed.
  expect(closedTo({ personId: 'ana', groupIds: ['g'] })).toBe('unconfirmed')
})

test('a face is a play name and what the avatar wears: a coquí until something is chosen', () => {
  expect(faceOf(ana)).toEqual({ playName: playNameOf('ana'), appearance: { animal: 'coqui' } })
  const dressed = { ...ana, appearance: { animal: 'carey', hat: 'pava' }, titleId: 'lector' }
  expect(faceOf(dressed)).toEqual({
    playName: playNameOf('ana'),
    appearance: { animal: 'carey', hat: 'pava' },
    titleId: 'lector',
  })
})

test('a new line is empty', () => {
  expect(newLine('ana', '2026-11-16')).toEqual({
    personId: 'ana',
    week: '2026-11-16',
    points: 0,
    work: 0,
    heard: '',
    boards: [],
    version: 0,
  })
})
