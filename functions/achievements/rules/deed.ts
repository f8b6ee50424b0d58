import type { Counts } from '#shared/achievements/counters.ts'
import type { EventBody } from '#shared/kernel/event.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import type { activityFinished } from '#shared/lessons/events.ts'
import type { practiceFinished, readingFinished } from '#shared/reading/events.ts'
import { hasReadEnough } from '#shared/rewards/enough-read.ts'
import { pointsForActivity, pointsForPractice, pointsForReading } from '#shared/rewards/points.ts'
import { rewardedShare } from '#shared/rewards/rewarded-share.ts'
import type { streakExtended } from '#shared/streaks/events.ts'

/** What an event adds to the counts of a child. */
export interface Deed {
  /** The day it belongs to. */
  readonly day: SchoolDay
  readonly adds: Counts
  /** Counts that are the highest there was. */
  readonly reached?: Counts
}

/** What nobody rewards, any more that day or because it was less than a line, counts for nothing. */
const NOTHING: Counts = {}
/** Fewer words than these are read without a slip by chance. */
const FLAWLESS_WORDS = 10

export function deedOfReading(reading: EventBody<typeof readingFinished>): Deed {
  const { day, mode, language, wordsCorrect, accuracy, reachedAccuracy, reachedPace } = reading
  if (rewardedShare(reading) === 0 || !hasReadEnough(reading)) return { day, adds: NOTHING }
  const isAloud = mode === 'aloud'
  return {
    day,
    adds: {
      points: pointsForReading(reading),
      lessons: 1,
      readings: 1,
      words: wordsCorrect,
      [language === 'es-PR' ? 'spanish' : 'english']: 1,
      ...(isAloud && { aloud: 1 }),
      ...(isAloud && reachedAccuracy && { accurate: 1 }),
      ...(isAloud && reachedPace && { paced: 1 }),
      ...(isAloud && accuracy === 1 && wordsCorrect >= FLAWLESS_WORDS && { flawless: 1 }),
    },
  }
}

export const deedOfActivity = (finish: EventBody<typeof activityFinished>): Deed => ({
  day: finish.day,
  adds:
    rewardedShare(finish) === 0 ? NOTHING : { points: pointsForActivity(finish), lessons: 1, activities: 1 },
})

export function deedOfPractice(round: EventBody<typeof practiceFinished>): Deed {
  const points = pointsForPractice(round)
  return { day: round.day, adds: points === 0 ? NOTHING : { points, rounds: 1 } }
}

export const deedOfStreak = ({ day, streakDays }: EventBody<typeof streakExtended>): Deed => ({
  day,
  adds: { activeDays: 1 },
  reached: { streak: streakDays },
})

export const deedOfLevel = (level: number, day: SchoolDay): Deed => ({ day, adds: {}, reached: { level } })

/** A child asked for a text about what they chose. */
export const deedOfInvention = (day: SchoolDay): Deed => ({ day, adds: { invented: 1 } })

/** A child cheered a friend on. */
export const deedOfCheer = (day: SchoolDay): Deed => ({ day, adds: { cheers: 1 } })

/** Two wanted to be friends: it counts for each, and for the same two once. */
export const deedOfFriendship = (day: SchoolDay): Deed => ({ day, adds: { friends: 1 } })
