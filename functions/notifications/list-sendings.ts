import { http } from '#functions/platform/http/http.ts'
import { listSendings } from '#shared/notifications/sending-routes.ts'
import { listOwn } from './sending-store.ts'

export const handler = http(listSendings, async ({ actor }) => ({ sendings: await listOwn(actor.personId) }))
