import { onDisconnect } from '#functions/platform/http/socket.ts'
import { closeConnection } from './live-store.ts'

export const handler = onDisconnect(({ connectionId }) => closeConnection(connectionId))
