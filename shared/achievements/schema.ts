import * as z from 'zod/mini'
import { SchoolDay } from '../kernel/school-day.ts'
import { Period } from './challenges.ts'
import { Counter, Counts } from './counters.ts'
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

/** A challenge that was met, and what it pays. */
export const MetChallenge = z.strictObject({
  period: Period,
  /** The day it was for, or the Monday of the week. */
  of: SchoolDay,
  counter: Counter,
  coins: z.int(),
})
export type MetChallenge = z.output<typeof MetChallenge>

/** What one deed gave: ids of titles and badges, and the challenges that it met. */
export const Gain = z.strictObject({
  titles: z.array(z.string()),
  badges: z.array(z.string()),
  challenges: z.array(MetChallenge),
})
export type Gain = z.output<typeof Gain>
