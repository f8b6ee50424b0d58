import * as z from 'zod/mini'
import { PerMinute } from '../kernel/numbers.ts'
import { Language } from '../kernel/school.ts'
import { addDays, SchoolDay } from '../kernel/school-day.ts'
import { Sound } from '../language/sound.ts'

/** A reason with its numbers, as it is kept: the rules are those of `reasons.ts`. */
export const StoredReason = z.discriminatedUnion('rule', [
  z.strictObject({
    rule: z.literal('accuracy'),
    language: Language,
    accuracy: z.number().check(z.minimum(0), z.maximum(1)),
  }),
  z.strictObject({
    rule: z.literal('aim'),
    language: Language,
    pace: PerMinute,
    aim: PerMinute,
    since: SchoolDay,
  }),
  z.strictObject({ rule: z.literal('fell'), language: Language, on: SchoolDay }),
  z.strictObject({ rule: z.literal('comprehension'), right: z.int(), asked: z.int() }),
  z.strictObject({
    rule: z.literal('sound'),
    language: Language,
    sound: Sound,
    read: z.int(),
    missed: z.int(),
  }),
  z.strictObject({ rule: z.literal('silent'), days: z.int(), since: z.nullable(SchoolDay) }),
])

/** When everybody is counted anew each day, island time. */
export const LOOKED_AT = { from: '05:00' } as const

/** So long a flag that was set aside is not shown; then it comes back by itself, if its rule still holds. */
export const ASIDE_DAYS = 14

/** Why somebody set a flag aside, in a few words. */
export const Why = z.string().check(z.trim(), z.minLength(3), z.maxLength(120))

export const Aside = z.strictObject({
  by: z.string(),
  why: z.string(),
  /** The last day on which it is not shown. */
  until: SchoolDay,
})

/** A reason that holds: since when, and whether it is set aside. `flagId` names its rule, of what language or sound. */
export const Flag = z.strictObject({
  flagId: z.string(),
  reason: StoredReason,
  raisedOn: SchoolDay,
  aside: z.optional(Aside),
})
export type Flag = z.output<typeof Flag>

/** A child's reasons by name: one of each holds at a time. Another sound that is missed is another flag. */
export function flagIdOf(reason: z.output<typeof StoredReason>): string {
  if (reason.rule === 'sound') return `sound-${reason.sound}`
  return 'language' in reason ? `${reason.rule}-${reason.language}` : reason.rule
}

/** Whether a flag is not shown today. */
export const isAside = ({ aside }: Pick<Flag, 'aside'>, today: SchoolDay): boolean =>
  aside !== undefined && today <= aside.until

/** A flag set aside from today on; one that is set aside already stays as the first who did so left it. */
export const setAside = (flag: Flag, by: string, why: string, today: SchoolDay): Flag =>
  isAside(flag, today) ? flag : { ...flag, aside: { by, why, until: addDays(today, ASIDE_DAYS) } }
