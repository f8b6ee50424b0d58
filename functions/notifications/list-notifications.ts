import { http } from '#functions/platform/http/http.ts'
import { listNotifications } from '#shared/notifications/routes.ts'
import { readAllRead, readNewest } from './notifications-store.ts'
import { readPreferences } from './preferences-store.ts'

export const handler = http(listNotifications, async ({ actor: { personId } }) => {
  const [readThrough, { quiet }] = await Promise.all([readAllRead(personId), readPreferences(personId)])
  return { notifications: [...(await readNewest(personId, readThrough))], ...(quiet && { quiet }) }
})
