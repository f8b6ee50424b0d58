import { http } from '#functions/platform/http/http.ts'
import { pauseSending } from '#shared/notifications/sending-routes.ts'
import { touch } from './own-sending.ts'

export const handler = http(pauseSending, request => touch('pause', request))
