import { onConnect } from '#functions/platform/http/socket.ts'
import { openConnection, redeemTicket } from './live-store.ts'

export const handler = onConnect(async ({ connectionId, ticket, at }) => {
  const personId = ticket && (await redeemTicket(ticket, at))
  if (!personId) return false
  await openConnection(personId, connectionId, at)
  return true
})
