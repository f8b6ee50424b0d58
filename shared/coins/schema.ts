import * as z from 'zod/mini'

export const CoinReason = z.enum([
  'readingFinished',
  'activityFinished',
  'firstOfDay',
  'streakMilestone',
  'challengeMet',
  'itemBought',
  'freezeBought',
])
export type CoinReason = z.output<typeof CoinReason>

/** One line of the ledger; `amount` is negative when spent. */
export const CoinTransaction = z.strictObject({
  transactionId: z.string(),
  amount: z.int(),
  transactionType: z.enum(['earned', 'spent']),
  reason: CoinReason,
  /** What was bought. */
  itemId: z.optional(z.string()),
  createdAt: z.iso.datetime(),
})
export type CoinTransaction = z.output<typeof CoinTransaction>

/** What a page of the ledger holds. */
export const HISTORY_LIMIT = 20

/** Where a page of the ledger ended: its last line’s time and cause. */
export const HistoryCursor = z.string().check(z.regex(/^[\d.:TZ-]{20,32}~[\w:-]{1,100}$/))

export const Purse = z.strictObject({
  balance: z.int(),
  version: z.int(),
  /** The newest lines of the ledger, newest first, at most 20. */
  history: z.array(CoinTransaction),
})
export type Purse = z.output<typeof Purse>
