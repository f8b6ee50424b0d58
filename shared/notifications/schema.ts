import * as z from 'zod/mini'

export const NOTIFICATION_TYPES = [
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
] as const
export const NotificationType = z.enum(NOTIFICATION_TYPES)
export type NotificationType = z.output<typeof NotificationType>

export const Priority = z.enum(['normal', 'high', 'urgent'])

/** Which text to show, with its parameters: the reader's language decides at display. */
export const NotificationText = z.discriminatedUnion('template', [
  z.strictObject({
    template: z.literal('readingFinished'),
    params: z.strictObject({ wordsCorrect: z.int(), textTitle: z.string() }),
  }),
  z.strictObject({ template: z.literal('levelReached'), params: z.strictObject({ level: z.int() }) }),
  z.strictObject({ template: z.literal('streakMilestone'), params: z.strictObject({ streakDays: z.int() }) }),
  z.strictObject({ template: z.literal('supportAnswered'), params: z.strictObject({}) }),
])
export type NotificationText = z.output<typeof NotificationText>

export const Notification = z.strictObject({
  notificationId: z.string(),
  notificationType: NotificationType,
  priority: Priority,
  text: NotificationText,
  isRead: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type Notification = z.output<typeof Notification>

export const LIST_LIMIT = 50
