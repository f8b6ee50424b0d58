import * as z from 'zod/mini'
import { Counts } from './counters.ts'
import { TitleDefinition } from './titles.ts'

/** A title as it stands with somebody: locked until it has a time, worn where it is equipped. */
export const Title = z.strictObject({
  ...TitleDefinition.shape,
  isEquipped: z.boolean(),
  unlockedAt: z.optional(z.iso.datetime()),
})
export type Title = z.output<typeof Title>

/** The rarest first; at most one is equipped. */
export const Titles = z.strictObject({ titles: z.array(Title), counts: Counts })
export type Titles = z.output<typeof Titles>

export const EarnedBadge = z.strictObject({ badgeId: z.string(), earnedAt: z.iso.datetime() })
export type EarnedBadge = z.output<typeof EarnedBadge>

export const Badges = z.strictObject({ badges: z.array(EarnedBadge), counts: Counts })
export type Badges = z.output<typeof Badges>

/** What is worn; none where it was taken off. */
export const Equipped = z.strictObject({
  titleId: z.optional(z.string()),
  version: z.int(),
})
export type Equipped = z.output<typeof Equipped>
