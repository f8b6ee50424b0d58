import { http } from '#functions/platform/http/http.ts'
import { listNotifications } from '#shared/notifications/routes.ts'
import { readNewest } from './notifications-store.ts'

export const handler = http(listNotifications, async ({ actor }) => ({
  notifications: [...(await readNewest(actor.personId))],
}))
