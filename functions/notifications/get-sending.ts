import { http } from '#functions/platform/http/http.ts'
import { getSending } from '#shared/notifications/sending-routes.ts'
import { ownSending } from './own-sending.ts'
import { shown } from './sending-store.ts'

export const handler = http(getSending, async request => shown(await ownSending(request)))
