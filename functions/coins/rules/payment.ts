import type { MetChallenge } from '#shared/achievements/schema.ts'
import type { CoinReason } from '#shared/coins/schema.ts'
import type { EventBody } from '#shared/kernel/event.ts'
import type { Difficulty } from '#shared/kernel/school.ts'
import type { WorkNumbers } from '#shared/kernel/work-numbers.ts'
import type { readingFinished } from '#shared/reading/events.ts'
import { hasReadEnough } from '#shared/rewards/enough-read.ts'
import { rewardedShare } from '#shared/rewards/rewarded-share.ts'

/** A payment that is due, before it is written. `cause` names what it is for: the same cause pays once. */
export interface Payment {
  readonly cause: string
  readonly reason: CoinReason
  readonly amount: number
  /** ISO 8601, the cause's own time. */
  readonly createdAt: string
}

const FINISH_COINS = { easy: 5, medium: 8, hard: 10 }
const FIRST_OF_DAY_COINS = 5
const MILESTONE_COINS = 25

/** Coins for a finished text or activity: by its difficulty, times the share that is rewarded. */
export function finishPayment(
  reason: 'readingFinished' | 'activityFinished',
  eventId: string,
  at: string,
  { difficulty, ...numbers }: { readonly difficulty: Difficulty } & WorkNumbers,
): Payment {
  const amount = Math.floor(FINISH_COINS[difficulty] * rewardedShare(numbers))
  return { cause: eventId, reason, amount, createdAt: at }
}

/** The day's first activity pays more. Dated by the day alone, so that it is the same whichever reading came first. */
export const firstOfDayPayment = (day: string): Payment => ({
  cause: 'first',
  reason: 'firstOfDay',
  amount: FIRST_OF_DAY_COINS,
  createdAt: `${day}T04:00:00.000Z`,
})

/** What a reading pays: nothing, and no first of the day, for less than a line. */
export const readingPayments = (
  eventId: string,
  at: string,
  reading: EventBody<typeof readingFinished>,
): readonly Payment[] =>
  hasReadEnough(reading)
    ? [finishPayment('readingFinished', eventId, at, reading), firstOfDayPayment(reading.day)]
    : []

export const milestonePayment = (eventId: string, at: string): Payment => ({
  cause: eventId,
  reason: 'streakMilestone',
  amount: MILESTONE_COINS,
  createdAt: at,
})

/** What a challenge pays, as its event says. Each challenge of a day or a week pays once. */
export const challengePayment = (at: string, { period, of, counter, coins }: MetChallenge): Payment => ({
  cause: `${period}-${of}-${counter}`,
  reason: 'challengeMet',
  amount: coins,
  createdAt: at,
})
