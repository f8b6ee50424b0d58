import * as z from 'zod/mini'
import { TimeOfDay } from '../kernel/school-day.ts'
import { FREEZE } from './items.ts'

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
