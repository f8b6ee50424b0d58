import * as z from 'zod/mini'
import { TimeOfDay } from '../kernel/school-day.ts'
import { FREEZE } from './items.ts'

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

/** What an avatar wears: an item a slot, and always an animal. */
export const Appearance = z.strictObject({
  animal: z.string().check(z.maxLength(40)),
  background: z.optional(z.string().check(z.maxLength(40))),
  shirt: z.optional(z.string().check(z.maxLength(40))),
  glasses: z.optional(z.string().check(z.maxLength(40))),
  hat: z.optional(z.string().check(z.maxLength(40))),
  pet: z.optional(z.string().check(z.maxLength(40))),
  frame: z.optional(z.string().check(z.maxLength(40))),
})
export type Appearance = z.output<typeof Appearance>

export const OwnedItem = z.strictObject({ itemId: z.string(), boughtAt: z.iso.datetime() })
export type OwnedItem = z.output<typeof OwnedItem>

/** What somebody has bought, and wears. */
export const Inventory = z.strictObject({
  owned: z.array(OwnedItem),
  appearance: Appearance,
  /** Streak freezes that lie ready, at most two. */
  freezes: z.int().check(z.minimum(0), z.maximum(FREEZE.most)),
  /** When the store of the child’s group is closed until, if it is now. */
  closedUntil: z.optional(z.iso.datetime()),
})
export type Inventory = z.output<typeof Inventory>

export const Purchase = z.strictObject({
  itemId: z.string(),
  price: z.int(),
  balance: z.int(),
  boughtAt: z.iso.datetime(),
})
export type Purchase = z.output<typeof Purchase>

/** When a group’s store is closed on days of the week from Monday to Friday, island time: `08:00` to `14:30`. */
export const StoreHours = z
  .strictObject({ closed: z.optional(z.strictObject({ from: TimeOfDay, until: TimeOfDay })) })
  .check(z.refine(({ closed }) => !closed || closed.from < closed.until, { path: ['closed', 'until'] }))
export type StoreHours = z.output<typeof StoreHours>
