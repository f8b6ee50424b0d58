import { http } from '#functions/platform/http/http.ts'
import { unlinkChild } from '#shared/identity/family-routes.ts'
import { endLink } from './end-link.ts'

export const handler = http(unlinkChild, ({ actor: { personId }, path: { studentId }, at }) =>
  endLink({ actorId: personId, studentId, personId, at }),
)
