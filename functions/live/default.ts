import { onUnknownMessage } from '#functions/platform/socket.ts'

export const handler = onUnknownMessage()
