import { http } from '#functions/platform/http/http.ts'
import { deleteNotification } from '#shared/notifications/routes.ts'
import { remove } from './notifications-store.ts'

export const handler = http(deleteNotification, async ({ actor, path, at, refuse }) =>
  (await remove(actor.personId, path.notificationId, at)) ? {} : refuse('kernel.notFound'),
)
