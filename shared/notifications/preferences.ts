import * as z from 'zod/mini'
import type { NoticeType, Priority } from '../kernel/notice.ts'
import { TimeOfDay, timeOfDay } from '../kernel/school-day.ts'
import type { Role } from '../kernel/standing.ts'

/** What may be switched off. Of the account, the class and what was asked everybody is told. */
export const SWITCHABLE = [
  'badge_earned',
  'achievement',
  'level_up',
  'streak_reminder',
  'challenge_expiring',
  'weekly_summary',
  'milestone',
  'reward_available',
  'friend_activity',
  'announcement',
  'automation',
] as const satisfies readonly NoticeType[]
const Switchable = z.enum(SWITCHABLE)
export type Switchable = z.output<typeof Switchable>

/** What somebody of these roles is ever told and may switch off, in the order of a screen. */
export function switchableFor(roles: readonly Role[]): readonly Switchable[] {
  const isStudent = roles.includes('student')
  const isFamily = roles.includes('family')
  const isTold = roles.some(role => role !== 'admin')
  return SWITCHABLE.filter(type =>
    type === 'announcement' || type === 'automation'
      ? isTold
      : type === 'weekly_summary'
        ? isFamily
        : isStudent,
  )
}

/** When nothing pops up, island time; past midnight where it begins later than it ends. */
export const QuietHours = z
  .strictObject({ from: TimeOfDay, until: TimeOfDay })
  .check(z.refine(({ from, until }) => from !== until, { path: ['until'] }))
export type QuietHours = z.output<typeof QuietHours>

/** What a person wants to be told, and when; all of it at any time until they say otherwise. */
export const Preferences = z.strictObject({
  /** The types that are not wanted: of those no notification is made. */
  off: z.array(Switchable).check(z.maxLength(SWITCHABLE.length)),
  quiet: z.optional(QuietHours),
})
export type Preferences = z.output<typeof Preferences>

export const NO_PREFERENCES: Preferences = { off: [] }

/** Whether a person who prefers so is told of a type. */
export const isWanted = ({ off }: Preferences, notificationType: string): boolean =>
  !off.some(type => type === notificationType)

/** Whether quiet hours hold at an instant: from their first minute to before their last. */
export function isQuiet({ quiet }: Preferences, at: Date | number | string): boolean {
  if (!quiet) return false
  const time = timeOfDay(at)
  return quiet.from < quiet.until
    ? quiet.from <= time && time < quiet.until
    : quiet.from <= time || time < quiet.until
}

/** Whether a notification is shown at once: in quiet hours only what cannot wait. */
export const popsUp = (priority: Priority, preferences: Preferences, at: Date | number | string): boolean =>
  priority === 'urgent' || (priority === 'high' && !isQuiet(preferences, at))
