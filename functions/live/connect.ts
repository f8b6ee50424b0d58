import { onConnect } from '#functions/platform/http/socket.ts'
import { hangUp } from '#functions/platform/services/connections.ts'
import { closeConnection, openConnection, openConnections, redeemTicket } from './live-store.ts'
import { surplus } from './rules/surplus.ts'

export const handler = onConnect(async ({ connectionId, ticket, at }) => {
  const owner = ticket && (await redeemTicket(ticket, at))
  if (!owner) return false
  await openConnection(owner, connectionId, at)
  for (const oldest of surplus(await openConnections(owner.personId), connectionId)) {
    await hangUp(oldest)
    // Of one whose end nobody is told, the rows go too.
    await closeConnection(oldest)
  }
  return true
})
