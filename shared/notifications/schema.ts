import * as z from 'zod/mini'
import { NoticeParams, Priority } from '../kernel/notice.ts'

/**
 * Which words to show, by the name of the event that they tell of, with their parameters: the reader's language decides
 * at display. A page may be older than the words.
 */
export const NotificationText = z.strictObject({ template: z.string(), params: NoticeParams })
export type NotificationText = z.output<typeof NotificationText>

export const Notification = z.strictObject({
  notificationId: z.string(),
  /** One that a page does not know has the default icon. */
  notificationType: z.string(),
  priority: Priority,
  text: NotificationText,
  isRead: z.boolean(),
  /** When it happened that it tells of. */
  createdAt: z.iso.datetime(),
  /** When it reached its person. */
  arrivedAt: z.iso.datetime(),
})
export type Notification = z.output<typeof Notification>

export const LIST_LIMIT = 50
