import { http } from '#functions/platform/http/http.ts'
import { listInterventionSessions } from '#shared/interventions/routes.ts'
import { readSessions } from './sessions-store.ts'

export const handler = http(listInterventionSessions, async ({ path: { studentId, interventionId } }) => ({
  sessions: [...(await readSessions(studentId, interventionId))],
}))
