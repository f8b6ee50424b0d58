import { onUnknownMessage } from '#functions/platform/http/socket.ts'

export const handler = onUnknownMessage()
