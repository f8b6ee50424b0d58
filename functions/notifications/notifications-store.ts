import { expiry } from '#functions/platform/clock.ts'
import { tell } from '#functions/platform/events/tell.ts'
import { putNew, queryRows, setExisting } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { notificationAdded } from '#shared/notifications/live.ts'
import { LIST_LIMIT, Notification } from '#shared/notifications/schema.ts'
import { currentText, type Message } from './notifications.ts'
import { notificationsTable } from './table.ts'

const RETENTION_DAYS = 90

const rowKey = (personId: string, notificationId: string) =>
  key(notificationsTable, 'notification', { personId, notificationId })

/** Notifies a person once of one event: the notification's id is the event's, whose ids sort by time. */
export async function notify(personId: string, eventId: string, at: string, message: Message): Promise<void> {
  const notification: Notification = { ...message, notificationId: eventId, isRead: false, createdAt: at }
  await putNew({
    ...rowKey(personId, eventId),
    ...notification,
    ...tell(personId, notificationAdded),
    expiresAt: expiry(at, RETENTION_DAYS),
  })
}

/** The newest 50, newest first. */
export async function readNewest(personId: string): Promise<readonly Notification[]> {
  const rows = await queryRows(stored(Notification), {
    ...prefix(notificationsTable, 'notification', { personId }),
    without: 'deletedAt',
    limit: LIST_LIMIT,
    newestFirst: true,
  })
  return rows.map(row => ({ ...row, text: currentText(row.text) }))
}

/** False where this person has no such notification. */
export const setRead = (personId: string, notificationId: string): Promise<boolean> =>
  setExisting(rowKey(personId, notificationId), {
    set: { isRead: true },
    remove: ['tell'],
    without: 'deletedAt',
  })

/**
 * The row stays, so that its event, delivered again, does not bring it back. True where it was removed before: the same
 * request may come twice. False where this person never had such a notification.
 */
export const remove = (personId: string, notificationId: string, at: string): Promise<boolean> =>
  setExisting(rowKey(personId, notificationId), {
    set: { deletedAt: at },
    remove: ['tell'],
  })
