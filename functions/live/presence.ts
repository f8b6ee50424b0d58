import { onMessage } from '#functions/platform/http/socket.ts'
import { hangUp } from '#functions/platform/services/hang-up.ts'
import { presence } from '#shared/live/live.ts'
import { markOnline, ownerOf, readOnlineCount } from './live-store.ts'
import { FrameBudget } from './rules/frame-budget.ts'

const budget = new FrameBudget()

export const handler = onMessage(presence, async ({ connectionId, at }) => {
  const personId = budget.take(connectionId, Date.parse(at)) && (await ownerOf(connectionId))
  // No page sends so many, and a connection without an owner was ended before it was open.
  if (!personId) {
    await hangUp(connectionId)
    return undefined
  }
  await markOnline(personId, at)
  const people = await readOnlineCount()
  return { othersOnline: Math.max(0, people - 1) }
})
