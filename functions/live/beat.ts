import { onMessage } from '#functions/platform/http/socket.ts'
import { beat } from '#shared/live/live.ts'
import { markOnline, readOnlineCount } from './live-store.ts'
import { beatOf, isAnswered, onlineUntil } from './rules/cadence.ts'
import { tellWatchers } from './tell-watchers.ts'
import { whoseFrame } from './whose-frame.ts'

export const handler = onMessage(beat, async ({ connectionId, at, body: { every, doing } }) => {
  const personId = await whoseFrame(beat.name, { connectionId, at })
  if (!personId) return undefined
  const people = await readOnlineCount(at)
  const word = beatOf(people)
  const now = { until: onlineUntil(at, word), doing }
  const before = await markOnline(personId, now)
  const isNews = !before || before.until < at || before.doing !== doing
  if (isNews) await tellWatchers(personId, now, at)
  return isAnswered(every, word) ? { othersOnline: Math.max(0, people - 1), every: word } : undefined
})
