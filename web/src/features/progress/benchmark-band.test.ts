import { expect, test } from 'vitest'
import type { ListedText } from '#shared/catalogue/schema.ts'
import { bandOf, goalOf, positionInBand, targetOf } from './benchmark-band.ts'

test('English stands against the published median of the season, Spanish against the catalogue', () => {
  // Hasbrouck and Tindal (2017), grade 2: 50 in fall, 84 in winter, 100 in spring.
  const expected = ['2026-10-05', '2027-01-11', '2027-04-05'].map(
    day => bandOf('en-US', '2', day, 70)?.expected,
  )
  expect(expected).toEqual([50, 84, 100])
  expect(bandOf('en-US', '2', '2026-10-05', 70)).toEqual({ low: 40, expected: 50, high: 60, isNorm: true })
  expect(bandOf('es-PR', '2', '2026-10-05', 70)).toMatchObject({ expected: 70, isNorm: false })
})

test('a grade without a norm has the catalogue’s target, and without that nothing is expected', () => {
  expect(bandOf('en-US', 'K', '2026-10-05', 30)).toMatchObject({ expected: 30, isNorm: false })
  expect(bandOf('en-US', '1', '2026-10-05', 45)).toMatchObject({ expected: 45, isNorm: false })
  expect(bandOf('es-PR', 'K', '2026-10-05', undefined)).toBeUndefined()
})

test('both ends of a band belong to it', () => {
  const band = { low: 40, expected: 50, high: 60, isNorm: true }
  expect([39, 40, 60, 61].map(pace => positionInBand(pace, band))).toEqual(['below', 'at', 'at', 'above'])
})

test('the target of a grade is the middle one of its texts', () => {
  const texts = [30, 90, 40].map((wpmTarget, n) => ({
    id: `t${n}`,
    language: 'es-PR',
    grade: 'K',
    title: 't',
    city: 'Ponce',
    category: 'place',
    difficulty: 'easy',
    estimatedMinutes: 5,
    wpmTarget,
    accuracyTarget: 0.9,
    words: 40,
    hash: 'a',
  })) satisfies ListedText[]
  expect(targetOf(texts, 'es-PR', 'K')).toBe(40)
  expect(targetOf(texts, 'en-US', 'K')).toBeUndefined()
  // And what a child of it aims for, where no norm is.
  expect(goalOf(texts, 'es-PR', 'K', '2026-10-05')).toBe(40)
  expect(goalOf(texts, 'en-US', '2', '2026-10-05')).toBe(36)
})
