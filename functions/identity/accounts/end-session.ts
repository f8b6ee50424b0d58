import { http } from '#functions/platform/http/http.ts'
import { endSession } from '#shared/identity/session-routes.ts'
import { endSessions } from './session-store.ts'

export const handler = http(endSession, async ({ actor: { personId }, path, at }) => {
  await endSessions(personId, at, ({ sessionId }) => sessionId === path.sessionId)
  return {}
})
