import { describe, expect, test } from 'vitest'
import { benchmarkOf, paceGoal } from './benchmark.ts'

test('English: the 50th percentile of Hasbrouck and Tindal, and the percentile reached', () => {
  const placed = { language: 'en-US', grade: '2', season: 'winter' } as const
  expect(benchmarkOf(placed, 84, 0.9)).toEqual({
    reference: 'hasbrouckTindal2017',
    expected: 84,
    goal: 59,
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

describe('what a child aims for', () => {
  const goal = (
    language: 'en-US' | 'es-PR',
    grade: '1' | '2' | '5',
    season: 'fall' | 'spring',
    wpmTarget = 70,
  ) => paceGoal({ language, grade, season, wpmTarget })

  test('in English, from grade 2, the 25th percentile of the season; before, the text’s own target', () => {
    expect([goal('en-US', '2', 'fall'), goal('en-US', '2', 'spring'), goal('en-US', '5', 'fall')]).toEqual([
      36, 72, 87,
    ])
    // Grade 1 has a norm (34 in spring), and aims as specified.
    expect(goal('en-US', '1', 'spring', 46)).toBe(46)
    expect(paceGoal({ language: 'en-US', grade: '3', wpmTarget: 100 })).toBe(100)
  })

  test('in Spanish the text’s own, never below the English of the grade', () => {
    expect([goal('es-PR', '2', 'fall', 68), goal('es-PR', '2', 'spring', 68)]).toEqual([68, 72])
    expect(paceGoal({ language: 'es-PR', grade: '2', season: 'fall' })).toBeUndefined()
  })
})
