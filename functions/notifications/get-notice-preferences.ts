import { http } from '#functions/platform/http/http.ts'
import { getNoticePreferences } from '#shared/notifications/routes.ts'
import { readPreferences } from './preferences-store.ts'

export const handler = http(getNoticePreferences, ({ actor }) => readPreferences(actor.personId))
