import * as z from 'zod/mini'

/** `high` and `urgent` are shown at once, whatever somebody is doing. */
export const Priority = z.enum(['normal', 'high', 'urgent'])
export type Priority = z.output<typeof Priority>

/** The types that have an icon of their own; any other has the default one. */
export const NOTICE_TYPES = [
  'badge_earned',
  'achievement',
  'level_up',
  'streak_reminder',
  'challenge_expiring',
  'weekly_summary',
  'milestone',
  'reward_available',
  'friend_activity',
  'support_answer',
  'family_linked',
  'address_given',
  'announcement',
  'automation',
] as const
export type NoticeType = (typeof NOTICE_TYPES)[number]

/** What the words of a notice are filled in with; `count` chooses between one and many. */
export const NoticeParams = z.record(z.string(), z.union([z.string(), z.number()]))
export type NoticeParams = z.output<typeof NoticeParams>

/**
 * What people are told of an event. Its words stand in the texts of the event's noun, in both languages: those of
 * `streaks.extended` are `notices.extended` of `streaks`, a title and a message.
 */
export interface Notice {
  /** The id of the person who is told, or of each; or the student whose families are told, as they are by then. */
  readonly to: string | readonly string[] | { readonly familiesOf: string }
  readonly type: NoticeType | (string & {})
  /** `normal` unless told. */
  readonly priority?: Priority
  readonly params?: NoticeParams
}
