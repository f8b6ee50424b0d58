import { expiry } from '#functions/platform/clock.ts'
import { tell } from '#functions/platform/events/tell.ts'
import type { Row } from '#functions/platform/store/rows.ts'
import { notificationAdded } from '#shared/notifications/live.ts'
import type { Notification } from '#shared/notifications/schema.ts'
import { NOTICE_DAYS, rowKey } from './notifications-store.ts'
import type { SendingJob } from './rules/sending-job.ts'

/**
 * What a sending gives a person: the same to the letter however often it is made, so that writing it again changes
 * nothing and tells nobody. Its words are read from the sending.
 */
export function sentRow(
  { sendingId, noticeId, startedAt, wentOnAt, priority, sender, text, trace }: SendingJob,
  personId: string,
): Row {
  if (!noticeId || !startedAt || !wentOnAt) throw new Error('a sending that was not started goes to nobody')
  const context = 'template' in text ? text.template : `own-${sender}`
  const notification: Notification = {
    notificationId: noticeId,
    notificationType: 'announcement',
    priority,
    text: { template: 'sendings.sent', params: { sendingId, context } },
    isRead: false,
    createdAt: startedAt,
    arrivedAt: wentOnAt,
  }
  return {
    ...rowKey(personId, noticeId),
    ...notification,
    tell: { ...tell(personId, notificationAdded).tell, trace },
    expiresAt: expiry(startedAt, NOTICE_DAYS),
  }
}
