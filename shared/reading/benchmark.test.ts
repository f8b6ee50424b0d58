import { expect, test } from 'vitest'
import { benchmarkOf } from './benchmark.ts'

test('English: the 50th percentile of Hasbrouck and Tindal, and the percentile reached', () => {
  const placed = { language: 'en-US', grade: '2', season: 'winter' } as const
  expect(benchmarkOf(placed, 84, 0.9)).toEqual({
    reference: 'hasbrouckTindal2017',
    expected: 84,
    band: 'at',
    percentile: 50,
    accuracyBand: 'high',
  })
  expect(benchmarkOf(placed, 20, 0.9)).toMatchObject({ percentile: 0, band: 'below' })
  expect(benchmarkOf(placed, 131, 0.9)).toMatchObject({ percentile: 90, band: 'above' })
})

test('Spanish: IDEL where it has a goal, then SEP at the end of the year, then the text itself', () => {
  const spanish = { language: 'es-PR', wpmTarget: 27 } as const
  expect(benchmarkOf({ ...spanish, grade: '1', season: 'spring' }, 32, 0.7)).toMatchObject({
    reference: 'idelFlo',
    expected: 40,
    band: 'at',
    percentile: null,
    accuracyBand: 'middle',
  })
  expect(benchmarkOf({ ...spanish, grade: '5', season: 'spring' }, 90, 1)).toMatchObject({
    reference: 'sepMexico',
    expected: 115,
    band: 'below',
  })
  expect(benchmarkOf({ ...spanish, grade: 'K', season: 'fall' }, 40, 0.5)).toMatchObject({
    reference: 'textTarget',
    expected: 27,
    band: 'above',
    accuracyBand: 'low',
  })
})

test('grade 1 has no norm in the fall; nothing known is nothing said', () => {
  expect(benchmarkOf({ language: 'en-US', grade: '1', season: 'fall' }, 50, 1).reference).toBeNull()
  expect(benchmarkOf({ language: 'en-US' }, null, 1)).toMatchObject({
    reference: null,
    band: null,
    percentile: null,
  })
})
