import { http } from '#functions/platform/http/http.ts'
import { setFlagAside } from '#shared/progress/routes.ts'
import { keepAside } from './flag-store.ts'

export const handler = http(
  setFlagAside,
  async ({ actor, path: { studentId, flagId }, body: { why }, at, refuse }) =>
    (await keepAside(studentId, flagId, { by: actor.personId, why, at })) ?? refuse('progress.flagEnded'),
)
