import * as z from 'zod/mini'
import { deleteNotification, markAllRead, markRead } from '#shared/notifications/routes.ts'
import { call } from '#web/lib/client.ts'
import { outboxHook } from '#web/lib/use-outbox.ts'
import { Change } from './changes.ts'

async function post(change: Change): Promise<void> {
  if (change.does === 'readAll') {
    await call(markAllRead, { body: { through: change.through } })
    return
  }
  const path = { notificationId: change.notificationId }
  if (change.does === 'read') await call(markRead, { path, body: {} })
  else await call(deleteNotification, { path })
}

/** What an account read and deleted: made without a network, it is sent when there is one. */
export const useQueuedChanges = outboxHook({
  what: 'notice',
  schema: z.strictObject({ key: z.string(), change: Change }),
  post: ({ change }) => post(change),
  // The list has moved already.
  onSent: () => undefined,
})
