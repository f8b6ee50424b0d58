import { expect, test } from 'vitest'
import spanish from '#shared/catalogue/content/placement/spanish.json' with { type: 'json' }
import { PlacementSet } from '#shared/catalogue/placement-set.ts'
import { notPlaced } from '#shared/reading/placement.ts'
import { DEFAULT_POLICY } from '#shared/reading/policy.ts'
import { heardFrom } from '#shared/reading/said-aloud.ts'
import { afterReading, factsOf, refusalOf } from './placement.ts'

const set = PlacementSet.parse(spanish)
const how = { policy: DEFAULT_POLICY, day: '2026-11-02' } as const
const AT = '2026-11-02T12:00:00.000Z'
const read = (probeId: string, said = '') => ({
  probeId,
  heard: [...heardFrom(said)],
  seconds: 10,
  passed: false,
})
const sentence = read('k-medium-1', 'Leo tiene una pelota roja y bonita')

test('probes of the set are scored, and what says nothing is left out', () => {
  expect(factsOf(set, [sentence, read('k-hard-1')], how)).toMatchObject([
    { probeId: 'k-medium-1', words: 7, wordsCorrect: 7, grade: 'K', difficulty: 'medium' },
  ])
})

test('a probe of another set, or one that comes twice, is none', () => {
  expect(factsOf(set, [sentence, read('nothing', 'Leo')], how)).toBeUndefined()
  expect(factsOf(set, [sentence, sentence], how)).toBeUndefined()
})

test('an asking is read once, whatever was asked for meanwhile, and none before it is asked for', () => {
  expect([0, 1].map(asking => refusalOf(notPlaced, asking))).toEqual([undefined, 'reading.placementNotAsked'])
  const done = afterReading({ ...notPlaced, asking: 2 }, 1, AT, '2')
  expect(done).toEqual({ asking: 2, askedAt: null, last: { asking: 1, at: AT, grade: '2' } })
  expect([0, 1, 2, 3].map(asking => refusalOf(done, asking))).toEqual([
    'reading.placedBefore',
    'reading.placedBefore',
    undefined,
    'reading.placementNotAsked',
  ])
})
