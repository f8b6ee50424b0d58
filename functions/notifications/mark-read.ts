import { http } from '#functions/platform/http/http.ts'
import { markRead } from '#shared/notifications/routes.ts'
import { setRead } from './notifications-store.ts'

export const handler = http(markRead, async ({ actor, path, refuse }) =>
  (await setRead(actor.personId, path.notificationId)) ? {} : refuse('kernel.notFound'),
)
