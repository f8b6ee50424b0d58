import { http } from '#functions/platform/http/http.ts'
import { withdrawAssignment } from '#shared/assignments/routes.ts'
import { changeAssignment, readNamed } from './assignments-store.ts'

export const handler = http(withdrawAssignment, async ({ path, at, refuse }) => {
  const [before] = await readNamed([path])
  if (before?.withdrawnAt) return before
  return (await changeAssignment(path, { withdrawnAt: at })) ?? refuse('assignments.unknown')
})
