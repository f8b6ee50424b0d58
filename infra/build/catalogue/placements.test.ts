import { expect, test } from 'vitest'
import english from '#shared/catalogue/content/placement/english.json' with { type: 'json' }
import { PlacementSet } from '#shared/catalogue/placement-set.ts'
import type { Dictionaries } from './dictionaries.ts'
import { checkAcrossPlacements, checkPlacement } from './placements.ts'

const set = PlacementSet.parse(english)
const dictionaries: Dictionaries = { knows: word => word !== 'cta', formsOf: () => [] }
/** What is found where the first probe is otherwise. */
const changing = (change: object) =>
  checkPlacement(
    { ...set, probes: set.probes.map((one, n) => (n === 0 ? { ...one, ...change } : one)) },
    dictionaries,
  ).map(({ check }) => check)

test('nothing is found in the probes as they are', () => {
  expect(changing({})).toEqual([])
  expect(checkAcrossPlacements([set, { ...set, language: 'es-PR' }])).toEqual([])
})

test('each grade and difficulty has two, of a quarter of a minute, and none twice', () => {
  expect(changing({ difficulty: 'hard' })).toEqual(['count', 'count'])
  expect(changing({ body: ['cat sun map'] })).toEqual(['length'])
  expect(changing({ body: ['cat sun map bed bug'] })).toEqual([])
  expect(changing({ body: ['cat sun map bed bug dog'] })).toEqual(['length'])
  expect(changing({ id: set.probes[1]?.id })).toEqual(['duplicate'])
  expect(changing({ body: set.probes[1]?.body })).toEqual(['duplicate'])
})

test('a word is spelled right, and each language has one set', () => {
  expect(changing({ body: ['cta sun map bed'] })).toEqual(['spelling'])
  expect(checkAcrossPlacements([set]).map(({ id, check }) => [id, check])).toEqual([['es-PR', 'count']])
})
