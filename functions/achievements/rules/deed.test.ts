import { expect, test } from 'vitest'
import { activityFinishedBody } from '#tests/support/activities.ts'
import { readingFinishedBody } from '#tests/support/readings.ts'
import {
  deedOfActivity,
  deedOfCheer,
  deedOfFriendship,
  deedOfInvention,
  deedOfLevel,
  deedOfPractice,
  deedOfReading,
  deedOfStreak,
} from './deed.ts'

test('a reading counts for what it was: language, voice, targets, every word', () => {
  expect(
    deedOfReading(readingFinishedBody({ wordsCorrect: 42, accuracy: 1, reachedAccuracy: true })),
  ).toEqual({
    day: '2026-11-20',
    adds: { points: 52, lessons: 1, readings: 1, words: 42, spanish: 1, aloud: 1, accurate: 1, flawless: 1 },
  })
  expect(
    deedOfReading(readingFinishedBody({ mode: 'tapped', language: 'en-US', accuracy: 1, wordsCorrect: 9 }))
      .adds,
  ).toEqual({ points: 20, lessons: 1, readings: 1, words: 9, english: 1 })
})

test('without a slip is worth telling from ten words on', () => {
  const flawless = (wordsCorrect: number) =>
    deedOfReading(readingFinishedBody({ accuracy: 1, words: 42, wordsCorrect })).adds.flawless
  expect([9, 10].map(flawless)).toEqual([undefined, 1])
})

test('a line counts, and a word less for nothing, read or tapped', () => {
  for (const mode of ['aloud', 'tapped'] as const) {
    const adds = (wordsCorrect: number) =>
      deedOfReading(readingFinishedBody({ mode, words: 42, wordsCorrect })).adds
    expect(adds(5)).toMatchObject({ lessons: 1, readings: 1, words: 5, spanish: 1 })
    expect(adds(4)).toEqual({})
  }
})

test('what is rewarded no more counts for nothing: the third time on one day, the day’s 13th work', () => {
  expect(deedOfReading(readingFinishedBody({ attempt: 2 })).adds).toMatchObject({ readings: 1 })
  expect(deedOfReading(readingFinishedBody({ attempt: 3 })).adds).toEqual({})
  expect(deedOfReading(readingFinishedBody({ workOfDay: 12 })).adds).toMatchObject({ readings: 1 })
  expect(deedOfReading(readingFinishedBody({ workOfDay: 13 })).adds).toEqual({})
  const finish = activityFinishedBody({ workOfDay: 12, score: 1 })
  expect(deedOfActivity(finish).adds).toEqual({ points: 20, lessons: 1, activities: 1 })
  expect(deedOfActivity({ ...finish, workOfDay: 13 }).adds).toEqual({})
  const round = {
    practiceId: 'practice-1',
    studentId: 'student-1',
    day: '2026-11-20',
    sound: 'es-rr',
    soundHash: '0'.repeat(64),
    language: 'es-PR',
    attempt: 1,
    workOfDay: 1,
    ofDay: 5,
    said: 6,
    right: 4,
    chosen: 2,
    chosenRight: 2,
    checked: 0,
  } as const
  expect(deedOfPractice(round).adds).toEqual({ points: 12, rounds: 1 })
  expect(deedOfPractice({ ...round, ofDay: 6 }).adds).toEqual({})
})

test('each deed belongs to its day and adds what it is', () => {
  const day = '2026-11-20'
  expect(deedOfStreak({ personId: 'ana', day, streakDays: 7 })).toEqual({
    day,
    adds: { activeDays: 1 },
    reached: { streak: 7 },
  })
  expect(deedOfLevel(4, day)).toEqual({ day, adds: {}, reached: { level: 4 } })
  expect([deedOfInvention(day), deedOfCheer(day), deedOfFriendship(day)]).toEqual([
    { day, adds: { invented: 1 } },
    { day, adds: { cheers: 1 } },
    { day, adds: { friends: 1 } },
  ])
})

test('targets count aloud alone, and without a slip only where nothing was missed', () => {
  const adds = (differing: object) => deedOfReading(readingFinishedBody(differing)).adds
  expect(adds({ reachedAccuracy: true, reachedPace: true })).toMatchObject({ accurate: 1, paced: 1 })
  const tapped = adds({ mode: 'tapped', reachedAccuracy: true, reachedPace: true, accuracy: 1 })
  for (const counter of ['aloud', 'accurate', 'paced', 'flawless']) expect(tapped).not.toHaveProperty(counter)
  for (const counter of ['accurate', 'paced', 'flawless'])
    expect(adds({ accuracy: 0.99 })).not.toHaveProperty(counter)
  expect(adds({ language: 'en-US' })).toMatchObject({ english: 1 })
  expect(adds({ language: 'en-US' })).not.toHaveProperty('spanish')
})
