import { http } from '#functions/platform/http/http.ts'
import { revokeFamily } from '#shared/identity/family-routes.ts'
import { endLink } from './end-link.ts'

export const handler = http(revokeFamily, ({ actor, path: { studentId, personId }, at }) =>
  endLink({ actorId: actor.personId, studentId, personId, at }),
)
