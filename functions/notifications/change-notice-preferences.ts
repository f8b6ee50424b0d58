import { http } from '#functions/platform/http/http.ts'
import { changeNoticePreferences } from '#shared/notifications/routes.ts'
import { keepPreferences } from './preferences-store.ts'

// All of them are set at once, so that a repetition does no harm.
export const handler = http(changeNoticePreferences, async ({ actor, body }) => {
  await keepPreferences(actor.personId, body)
  return body
})
