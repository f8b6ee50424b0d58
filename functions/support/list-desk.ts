import { http } from '#functions/platform/http/http.ts'
import { listDesk } from '#shared/support/routes.ts'
import { listOnDesk } from './support-store.ts'

export const handler = http(listDesk, async ({ query }) => ({
  requests: [...(await listOnDesk(query.state))],
}))
