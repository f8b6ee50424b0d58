import { http } from '#functions/platform/http/http.ts'
import { cancelSending } from '#shared/notifications/sending-routes.ts'
import { touch } from './own-sending.ts'

export const handler = http(cancelSending, request => touch('cancel', request))
