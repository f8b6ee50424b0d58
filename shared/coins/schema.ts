import * as z from 'zod/mini'

export const CoinReason = z.enum(['readingFinished', 'activityFinished', 'firstOfDay', 'streakMilestone'])
export type CoinReason = z.output<typeof CoinReason>

/** One line of the ledger; `amount` is negative when spent. */
export const CoinTransaction = z.strictObject({
  transactionId: z.string(),
  amount: z.int(),
  transactionType: z.enum(['earned', 'spent']),
  reason: CoinReason,
  createdAt: z.iso.datetime(),
})
export type CoinTransaction = z.output<typeof CoinTransaction>

export const HISTORY_LIMIT = 20

export const Purse = z.strictObject({
  balance: z.int(),
  version: z.int(),
  /** The newest lines of the ledger, newest first, at most 20. */
  history: z.array(CoinTransaction),
})
export type Purse = z.output<typeof Purse>
