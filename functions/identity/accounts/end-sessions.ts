import { http } from '#functions/platform/http/http.ts'
import { endSessions } from '#shared/identity/session-routes.ts'
import { signOutEverywhere } from './sign-out-everywhere.ts'

export const handler = http(endSessions, async ({ actor: { personId }, at }) => {
  await signOutEverywhere(personId, at)
  return {}
})
