import { expect, test } from 'vitest'
import { packed, unpacked } from '#functions/platform/store/packed.ts'
import { type Entry, placesAround, teamEntry, teamsAround, tenthsOf, withEntry } from './board.ts'
import { placeMark, playNameOf, teamOf } from './names.ts'

const child = (n: number, points: number): Entry => ({
  mark: `child-${String(n).padStart(4, '0')}`,
  points,
  work: 1,
  face: { playName: playNameOf(`child-${n}`), appearance: { animal: 'coqui' } },
})
/** So many children, the first with the most points. */
const board = (children: number) => Array.from({ length: children }, (_, n) => child(n, 10 * (children - n)))

test.each([30, 2000])('of %d children one sees oneself and three on either side', children => {
  const places = placesAround(board(children), 'child-0010')
  expect(places.map(({ place }) => place)).toEqual([8, 9, 10, 11, 12, 13, 14])
  expect(places.filter(({ isOwn }) => isOwn)).toMatchObject([{ place: 11 }])
})

test('at either end there are fewer; who is not on it sees nobody', () => {
  expect(placesAround(board(30), 'child-0000').map(({ place }) => place)).toEqual([1, 2, 3, 4])
  expect(placesAround(board(30), 'child-0029').map(({ place }) => place)).toEqual([27, 28, 29, 30])
  expect(placesAround(board(30), 'somebody')).toEqual([])
})

test('who has as many points shares a place', () => {
  const places = placesAround([child(1, 50), child(2, 50), child(3, 40)], 'child-0003')
  expect(places.map(({ place }) => place)).toEqual([1, 1, 3])
})

test('a board names nobody: no id of a child is in it', () => {
  const places = JSON.stringify(placesAround(board(5), 'child-0002'))
  expect(places).not.toContain('child-')
  expect(placeMark('group:a', 'ana')).not.toBe(placeMark('group:b', 'ana'))
  expect(playNameOf('ana')).toEqual(playNameOf('ana'))
})

test('an entry takes the place of its own, and leaves', () => {
  const one = withEntry(board(2), 'child-0001', child(1, 99))
  expect(one.map(({ points }) => points)).toEqual([20, 99])
  expect(withEntry(one, 'child-0001', undefined)).toHaveLength(1)
})

test('2,000 children fit into the one row of a board', () => {
  const appearance = {
    animal: 'manati',
    hat: 'corona-de-reyes',
    shirt: 'capa-de-superlector',
    background: 'bahia-luminosa',
  }
  const full = board(2000).map(entry => ({
    ...entry,
    mark: placeMark('school', entry.mark),
    face: { ...entry.face, appearance, titleId: 'guardian-del-yunque' },
  }))
  const bytes = packed(full)
  // DynamoDB takes 400 KB.
  expect(bytes.length).toBeLessThan(200_000)
  expect(unpacked(bytes)).toEqual(full)
})

test('a small group can win: finished work a child counts', () => {
  const small = { ...teamEntry('small', teamOf('a'), board(3)), work: 12 }
  const large = { ...teamEntry('large', teamOf('b'), board(30)), work: 60 }
  expect([tenthsOf(small), tenthsOf(large), tenthsOf({ work: 0, children: 0 })]).toEqual([40, 20, 0])
  expect(teamsAround([large, small], 'large').map(({ place, isOwn }) => [place, isOwn])).toEqual([
    [1, false],
    [2, true],
  ])
})

test('a child, a group and their places are called the same from one week to the next', () => {
  expect(playNameOf('ana')).toEqual({ animal: 'cotorra', quality: 'veloz', number: 27 })
  expect(teamOf('g')).toEqual({ tree: 'tabonuco', number: 10 })
  expect(placeMark('group:a', 'ana')).toBe('yEk_g8MxniAv')
})

test('a place tells points and face, or team and tenths; of as many points the lower mark comes first', () => {
  const [first, second] = [child(1, 50), child(2, 50)]
  expect(placesAround([second, first], 'child-0001')).toEqual([
    { place: 1, points: 50, isOwn: true, face: first.face },
    { place: 1, points: 50, isOwn: false, face: second.face },
  ])
  const team = teamEntry('mark', teamOf('a'), [...board(2), { ...child(9, 1), work: 3 }])
  expect(team).toEqual({ mark: 'mark', team: teamOf('a'), work: 5, children: 3 })
  expect(teamsAround([team], 'mark')).toEqual([{ place: 1, isOwn: true, team: teamOf('a'), tenths: 17 }])
})
