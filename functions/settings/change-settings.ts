import { http } from '#functions/platform/http/http.ts'
import { changeSettings } from '#shared/settings/routes.ts'
import { keepSettings } from './settings-store.ts'

// All of them are set at once, so that a repetition does no harm.
export const handler = http(changeSettings, async ({ actor, body }) => {
  await keepSettings(actor.personId, body)
  return body
})
