import { expect, test } from 'vitest'
import { readingFinishedBody } from '#tests/support/readings.ts'
import { pointsFor } from './experience.ts'

test('a reading aloud earns a point a correct word, up to 60', () => {
  expect(pointsFor(readingFinishedBody({ wordsCorrect: 42 }))).toBe(42)
  expect(pointsFor(readingFinishedBody({ wordsCorrect: 230 }))).toBe(60)
})

test('each target reached adds ten', () => {
  expect(pointsFor(readingFinishedBody({ wordsCorrect: 42, reachedAccuracy: true }))).toBe(52)
  expect(pointsFor(readingFinishedBody({ wordsCorrect: 60, reachedAccuracy: true, reachedPace: true }))).toBe(
    80,
  )
})

test('a tapped text earns as an activity: by difficulty and share, at least half', () => {
  const tapped = { mode: 'tapped', difficulty: 'easy' } as const
  expect(pointsFor(readingFinishedBody({ ...tapped, accuracy: 1 }))).toBe(20)
  expect(pointsFor(readingFinishedBody({ ...tapped, accuracy: 0.1 }))).toBe(10)
})

test('the same text on the same day earns half, then nothing', () => {
  expect([1, 2, 3].map(attempt => pointsFor(readingFinishedBody({ wordsCorrect: 41, attempt })))).toEqual([
    41, 20, 0,
  ])
})
