import { http } from '#functions/platform/http/http.ts'
import { strikeSession } from '#shared/interventions/routes.ts'
import { removeSession } from './sessions-store.ts'

export const handler = http(strikeSession, async ({ path }) => {
  await removeSession(path)
  return {}
})
