import { http } from '#functions/platform/http/http.ts'
import { listSupport } from '#shared/support/routes.ts'
import { listOwn } from './support-store.ts'

export const handler = http(listSupport, async ({ actor }) => ({
  requests: [...(await listOwn(actor.personId))],
}))
