import { http } from '#functions/platform/http/http.ts'
import { markAllRead } from '#shared/notifications/routes.ts'
import { readNewest, setRead } from './notifications-store.ts'

export const handler = http(markAllRead, async ({ actor: { personId } }) => {
  const unread = (await readNewest(personId)).filter(({ isRead }) => !isRead)
  await Promise.all(unread.map(({ notificationId }) => setRead(personId, notificationId)))
  return {}
})
