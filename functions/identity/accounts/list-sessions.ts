import { http } from '#functions/platform/http/http.ts'
import { listSessions } from '#shared/identity/session-routes.ts'
import { isOver } from '#shared/kernel/session.ts'
import { deviceWords } from './device-words.ts'
import { readSessions } from './session-store.ts'

export const handler = http(listSessions, async ({ actor, standing, at }) => {
  const { personId, roles, session } = actor
  const sessions = (await readSessions(personId))
    .filter(one => !isOver(one, { roles, ...standing }, at))
    .toSorted((a, b) => b.seenAt.localeCompare(a.seenAt))
  return {
    sessions: sessions.map(({ sessionId, kind, begunAt, seenAt, agent }) => ({
      ...{ sessionId, kind, begunAt, seenAt, ...deviceWords(agent) },
      isThis: sessionId === session?.sessionId,
    })),
  }
})
