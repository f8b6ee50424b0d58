import { http } from '#functions/platform/http/http.ts'
import { markAllRead } from '#shared/notifications/routes.ts'
import { readThrough } from './notifications.ts'
import { setAllRead } from './notifications-store.ts'

export const handler = http(markAllRead, async ({ actor, body, at }) => {
  await setAllRead(actor.personId, readThrough(body.through, at))
  return {}
})
