import { expect, test } from 'vitest'
import { activityFinishedBody } from '#tests/support/activities.ts'
import { readingFinishedBody } from '#tests/support/readings.ts'
import { pointsForActivity, pointsForPractice, pointsForReading } from './points.ts'

test('a reading aloud earns a point a correct word, up to 60', () => {
  expect(pointsForReading(readingFinishedBody({ wordsCorrect: 42 }))).toBe(42)
  expect(pointsForReading(readingFinishedBody({ wordsCorrect: 230 }))).toBe(60)
})

test('each target reached adds ten', () => {
  expect(pointsForReading(readingFinishedBody({ wordsCorrect: 42, reachedAccuracy: true }))).toBe(52)
  expect(
    pointsForReading(readingFinishedBody({ wordsCorrect: 60, reachedAccuracy: true, reachedPace: true })),
  ).toBe(80)
})

test('a tapped text earns as an activity: by difficulty and share, at least half', () => {
  const tapped = { mode: 'tapped', difficulty: 'easy' } as const
  expect(pointsForReading(readingFinishedBody({ ...tapped, accuracy: 1 }))).toBe(20)
  expect(pointsForReading(readingFinishedBody({ ...tapped, accuracy: 0.1 }))).toBe(10)
})

test('a line earns, and a word less nothing', () => {
  const points = (wordsCorrect: number, mode: 'aloud' | 'tapped' = 'aloud') =>
    pointsForReading(readingFinishedBody({ mode, words: 42, wordsCorrect, accuracy: wordsCorrect / 42 }))
  expect([points(5), points(4)]).toEqual([5, 0])
  expect([points(5, 'tapped'), points(4, 'tapped')]).toEqual([10, 0])
})

test('the same text on the same day earns half, then nothing', () => {
  expect(
    [1, 2, 3].map(attempt => pointsForReading(readingFinishedBody({ wordsCorrect: 41, attempt }))),
  ).toEqual([41, 20, 0])
})

test('from the day’s 13th finished work on nothing earns', () => {
  const points = [1, 12, 13, 40].map(workOfDay =>
    pointsForReading(readingFinishedBody({ wordsCorrect: 41, workOfDay })),
  )
  expect(points).toEqual([41, 41, 0, 0])
})

test('an activity earns by difficulty and score, at least half, and repeated half, then nothing', () => {
  const points = (differing: Parameters<typeof activityFinishedBody>[0]) =>
    pointsForActivity(activityFinishedBody({ difficulty: 'medium', ...differing }))
  expect(points({})).toBe(27)
  expect(points({ score: 0.1 })).toBe(15)
  expect([1, 2, 3].map(attempt => points({ attempt }))).toEqual([27, 13, 0])
  expect((['easy', 'hard'] as const).map(difficulty => points({ difficulty, score: 1 }))).toEqual([20, 40])
})

test('practice earns a little: by what came right, at most 20, half the second time, five rounds a day', () => {
  const round = {
    practiceId: 'practice-1',
    studentId: 'student-1',
    day: '2026-11-20',
    sound: 'es-rr',
    soundHash: '0'.repeat(64),
    language: 'es-PR',
    attempt: 1,
    workOfDay: 1,
    ofDay: 1,
    said: 6,
    right: 4,
    chosen: 2,
    chosenRight: 2,
    checked: 0,
  } as const
  expect(pointsForPractice(round)).toBe(12)
  expect(pointsForPractice({ ...round, right: 20 })).toBe(20)
  expect(pointsForPractice({ ...round, right: 0, chosenRight: 0, checked: 5 })).toBe(5)
  expect(pointsForPractice({ ...round, attempt: 2, ofDay: 2 })).toBe(6)
  expect(pointsForPractice({ ...round, attempt: 3, ofDay: 3 })).toBe(0)
  expect(pointsForPractice({ ...round, ofDay: 5 })).toBe(12)
  expect(pointsForPractice({ ...round, ofDay: 6 })).toBe(0)
  expect([12, 13].map(workOfDay => pointsForPractice({ ...round, workOfDay }))).toEqual([12, 0])
})
