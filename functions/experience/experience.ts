import type { EventBody } from '#shared/kernel/event.ts'
import type { Difficulty } from '#shared/kernel/school.ts'
import type { activityFinished } from '#shared/lessons/events.ts'
import type { practiceFinished, readingFinished } from '#shared/reading/events.ts'
import { rewardedShare } from '#shared/rewards/rewarded-share.ts'

const WORDS_REWARDED = 60
const TARGET_BONUS = 10
const ACTIVITY_POINTS = { easy: 20, medium: 30, hard: 40 }

type Finished = EventBody<typeof readingFinished>

/**
 * Points for a finished reading. Aloud: one a correct word up to 60, and 10 for each target reached. Tapped: those of
 * an activity of its difficulty, times the share of words read but at least half. Times the
 * share that is rewarded.
 */
export function pointsFor(reading: Finished): number {
  const full = reading.mode === 'aloud' ? pointsAloud(reading) : pointsTapped(reading)
  return Math.floor(full * rewardedShare(reading))
}

const pointsAloud = ({ wordsCorrect, reachedAccuracy, reachedPace }: Finished): number =>
  Math.min(wordsCorrect, WORDS_REWARDED) +
  (reachedAccuracy ? TARGET_BONUS : 0) +
  (reachedPace ? TARGET_BONUS : 0)

const pointsTapped = ({ difficulty, accuracy }: Finished): number => shareOf(difficulty, accuracy)

/** Points for an activity of a unit: by its difficulty, times its score but at least half, times the share. */
export const pointsForActivity = (finish: EventBody<typeof activityFinished>): number =>
  Math.floor(shareOf(finish.difficulty, finish.score) * rewardedShare(finish))

const PRACTICE = { item: 2, checked: 1, most: 20, roundsADay: 5 }

/**
 * Points for a round of practice: two an item that came right, one where the child judged itself, at most 20,
 * times the share that is rewarded; nothing after the day's fifth.
 */
export function pointsForPractice(round: EventBody<typeof practiceFinished>): number {
  const { right, chosenRight, checked, ofDay } = round
  if (ofDay > PRACTICE.roundsADay) return 0
  const full = Math.min(PRACTICE.most, PRACTICE.item * (right + chosenRight) + PRACTICE.checked * checked)
  return Math.floor(full * rewardedShare(round))
}

const shareOf = (difficulty: Difficulty, share: number): number =>
  ACTIVITY_POINTS[difficulty] * Math.max(0.5, share)
