import type { Difficulty } from '../kernel/school.ts'
import type { WorkNumbers } from '../kernel/work-numbers.ts'
import { hasReadEnough } from './enough-read.ts'
import { rewardedShare } from './rewarded-share.ts'

const WORDS_REWARDED = 60
const TARGET_BONUS = 10
const ACTIVITY_POINTS = { easy: 20, medium: 30, hard: 40 }

/** What of a finished reading earns points. */
interface Read extends WorkNumbers {
  readonly mode: 'aloud' | 'tapped'
  readonly difficulty: Difficulty
  /** Of the text. */
  readonly words: number
  readonly wordsCorrect: number
  /** 0 to 1. */
  readonly accuracy: number
  readonly reachedAccuracy: boolean
  readonly reachedPace: boolean
}

/**
 * Experience points for a finished reading. Aloud: one a correct word up to 60, and 10 for each target reached. Tapped:
 * those of an activity of its difficulty, times the share of words read but at least half. Times the share that is rewarded;
 * nothing for less than a line.
 */
export function pointsForReading(reading: Read): number {
  if (!hasReadEnough(reading)) return 0
  const full = reading.mode === 'aloud' ? pointsAloud(reading) : shareOf(reading.difficulty, reading.accuracy)
  return Math.floor(full * rewardedShare(reading))
}

const pointsAloud = ({ wordsCorrect, reachedAccuracy, reachedPace }: Read): number =>
  Math.min(wordsCorrect, WORDS_REWARDED) +
  (reachedAccuracy ? TARGET_BONUS : 0) +
  (reachedPace ? TARGET_BONUS : 0)

/** Points for an activity of a unit: by its difficulty, times its score (0 to 1) but at least half, times the share. */
export const pointsForActivity = (
  finish: WorkNumbers & { readonly difficulty: Difficulty; readonly score: number },
): number => Math.floor(shareOf(finish.difficulty, finish.score) * rewardedShare(finish))

const PRACTICE = { item: 2, checked: 1, most: 20, roundsADay: 5 }

/** What of a round of practice earns points. */
interface Round extends WorkNumbers {
  readonly ofDay: number
  readonly right: number
  readonly chosenRight: number
  readonly checked: number
}

/**
 * Points for a round of practice: two an item that came right, one where the child judged itself, at most 20,
 * times the share that is rewarded; nothing after the day's fifth.
 */
export function pointsForPractice(round: Round): number {
  const { right, chosenRight, checked, ofDay } = round
  if (ofDay > PRACTICE.roundsADay) return 0
  const full = Math.min(PRACTICE.most, PRACTICE.item * (right + chosenRight) + PRACTICE.checked * checked)
  return Math.floor(full * rewardedShare(round))
}

const shareOf = (difficulty: Difficulty, share: number): number =>
  ACTIVITY_POINTS[difficulty] * Math.max(0.5, share)
