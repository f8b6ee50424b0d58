import { http } from '#functions/platform/http/http.ts'
import { deleteNotification } from '#shared/notifications/routes.ts'
import { remove } from './notifications-store.ts'

export const handler = http(deleteNotification, async ({ actor, path, refuse }) =>
  (await remove(actor.personId, path.notificationId)) ? {} : refuse('kernel.notFound'),
)
