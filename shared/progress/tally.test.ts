import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES, SUBJECTS } from '../kernel/school.ts'
import type { Tally } from './schema.ts'
import { accuracyOf, byWeek, nothingDone, nothingRead, paceOf, together, understoodOf } from './tally.ts'

const count = fc.nat(500)
const readings = fc.record({
  aloud: count,
  tapped: count,
  wordsCorrect: count,
  wordsAttempted: count,
  wordsTapped: count,
  paceTenths: count,
  paced: count,
  bestPace: fc.option(fc.double({ min: 0, max: 300, noNaN: true })),
  literalAsked: count,
  literalRight: count,
  inferentialAsked: count,
  inferentialRight: count,
})
const activities = fc.record({ finished: count, scoreThousandths: count })
const tallies: fc.Arbitrary<Tally> = fc.record({
  readings: fc.dictionary(fc.constantFrom(...LANGUAGES), readings, { noNullPrototype: true }),
  activities: fc.dictionary(fc.constantFrom(...SUBJECTS), activities, { noNullPrototype: true }),
})

test('tallies add up in any order and any grouping, and nothing adds nothing', () => {
  fc.assert(
    fc.property(tallies, tallies, tallies, (a, b, c) => {
      expect(together(a, b)).toEqual(together(b, a))
      expect(together(together(a, b), c)).toEqual(together(a, together(b, c)))
      expect(together(a, nothingDone)).toEqual(a)
    }),
  )
})

test('no day is lost in its week', () => {
  const read = { ...nothingRead, aloud: 1, wordsCorrect: 40, wordsAttempted: 50 }
  const days = ['2026-11-20', '2026-11-15', '2026-11-16'].map(day => ({
    day,
    readings: { 'es-PR': read },
    activities: {},
  }))
  expect(byWeek(days).map(({ week, readings }) => [week, readings['es-PR']?.aloud])).toEqual([
    ['2026-11-16', 2],
    ['2026-11-09', 1],
  ])
})

test('shares are of what there was, and none of nothing', () => {
  expect(accuracyOf({ ...nothingRead, wordsCorrect: 40, wordsAttempted: 50 })).toBe(0.8)
  expect(accuracyOf(nothingRead)).toBeNull()
  expect(paceOf({ ...nothingRead, paceTenths: 901, paced: 2 })).toBeCloseTo(45.05)
  expect(paceOf(nothingRead)).toBeNull()
  const asked = { ...nothingRead, literalAsked: 4, literalRight: 3, inferentialAsked: 2 }
  expect([understoodOf(asked, 'literal'), understoodOf(asked, 'inferential')]).toEqual([0.75, 0])
  expect(understoodOf(nothingRead, 'literal')).toBeNull()
})

test('of two best paces the better one is kept', () => {
  const best = (bestPace: number | null): Tally => ({
    readings: { 'es-PR': { ...nothingRead, bestPace } },
    activities: {},
  })
  const of = (a: number | null, b: number | null) => together(best(a), best(b)).readings['es-PR']?.bestPace
  expect([of(40, 60), of(60, 40), of(null, 40), of(40, null), of(null, null)]).toEqual([60, 60, 40, 40, null])
  // A pace of nothing is a pace.
  expect([of(null, 0), of(0, null)]).toEqual([0, 0])
})

test('weeks are told newest first, in whatever order their days come', () => {
  const on = (day: string) => ({ day, ...nothingDone })
  const newestFirst = ['2026-11-16', '2026-11-09', '2026-11-02']
  for (const days of [
    ['2026-11-02', '2026-11-09', '2026-11-16'],
    ['2026-11-09', '2026-11-16', '2026-11-02'],
    newestFirst,
  ])
    expect(byWeek(days.map(on)).map(({ week }) => week)).toEqual(newestFirst)
})
