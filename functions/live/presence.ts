import { onMessage } from '#functions/platform/http/socket.ts'
import { presence } from '#shared/live/live.ts'
import { markOnline, ownerOf, readOnlineCount } from './live-store.ts'

export const handler = onMessage(presence, async ({ connectionId, at }) => {
  const personId = await ownerOf(connectionId)
  if (personId) await markOnline(personId, at)
  const people = await readOnlineCount()
  return { othersOnline: Math.max(0, people - 1) }
})
