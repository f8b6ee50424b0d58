import { http } from '#functions/platform/http/http.ts'
import { withdrawAssignment } from '#shared/assignments/routes.ts'
import { readAssignment, withdraw } from './assignments-store.ts'

/** Of two who withdraw it at once, both are told of the first. */
export const handler = http(
  withdrawAssignment,
  async ({ path, at, refuse }) =>
    (await withdraw(path, at)) ?? (await readAssignment(path)) ?? refuse('assignments.unknown'),
)
