import { onMessage } from '#functions/platform/http/socket.ts'
import { BEAT_SECONDS } from '#shared/live/cadence.ts'
import { presence } from '#shared/live/live.ts'
import { markOnline, readOnlineCount } from './live-store.ts'
import { onlineUntil } from './rules/cadence.ts'
import { whoseFrame } from './whose-frame.ts'

export const handler = onMessage(presence, async frame => {
  const personId = await whoseFrame(presence.name, frame)
  if (!personId) return undefined
  await markOnline(personId, { until: onlineUntil(frame.at, BEAT_SECONDS) })
  const people = await readOnlineCount(frame.at)
  return { othersOnline: Math.max(0, people - 1) }
})
