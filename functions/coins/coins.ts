import type { CoinReason } from '#shared/coins/schema.ts'
import type { EventBody } from '#shared/kernel/event.ts'
import type { readingFinished } from '#shared/reading/events.ts'
import { rewardedShare } from '#shared/reading/rewarded-share.ts'

/** A payment that is due, before it is written. `cause` names what it is for: the same cause pays once. */
export interface Payment {
  readonly cause: string
  readonly reason: CoinReason
  readonly amount: number
  /** ISO 8601, the cause's own time. */
  readonly createdAt: string
}

const READING_COINS = { easy: 5, medium: 8, hard: 10 }
const FIRST_OF_DAY_COINS = 5
const MILESTONE_COINS = 25

/** Coins for a finished reading, by its difficulty: half for the day's second attempt, nothing after. */
export function readingPayment(
  eventId: string,
  at: string,
  reading: EventBody<typeof readingFinished>,
): Payment {
  const amount = Math.floor(READING_COINS[reading.difficulty] * rewardedShare(reading.attempt))
  return { cause: eventId, reason: 'readingFinished', amount, createdAt: at }
}

/** The day's first activity pays more. Dated by the day alone, so that it is the same whichever reading came first. */
export const firstOfDayPayment = (day: string): Payment => ({
  cause: 'first',
  reason: 'firstOfDay',
  amount: FIRST_OF_DAY_COINS,
  createdAt: `${day}T04:00:00.000Z`,
})

export const milestonePayment = (eventId: string, at: string): Payment => ({
  cause: eventId,
  reason: 'streakMilestone',
  amount: MILESTONE_COINS,
  createdAt: at,
})
