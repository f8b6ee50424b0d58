import { http } from '#functions/platform/http/http.ts'
import { listMissed } from '#shared/notifications/sending-routes.ts'
import { ownSending } from './own-sending.ts'
import { listMissed as missedBy } from './sending-store.ts'

export const handler = http(listMissed, async request => {
  const { sendingId } = await ownSending(request)
  return { missed: await missedBy(sendingId) }
})
