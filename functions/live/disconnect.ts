import { onDisconnect } from '#functions/platform/http/socket.ts'
import { log } from '#functions/platform/log.ts'
import { closeConnection } from './live-store.ts'
import { refusedBy } from './rules/close-code.ts'

export const handler = onDisconnect(async ({ connectionId, code }) => {
  const refused = refusedBy(code)
  if (refused) log('info', 'refused', { route: '$disconnect', code: refused })
  await closeConnection(connectionId)
})
