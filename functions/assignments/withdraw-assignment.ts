import { command } from '#functions/platform/http/command.ts'
import { withdrawAssignment } from '#shared/assignments/routes.ts'
import { readAssignment, withdrawal } from './assignments-store.ts'

/** Of two who withdraw it at once, both are told of the first. */
export const handler = command(withdrawAssignment, async ({ path, at, refuse, commit }) => {
  const before = await readAssignment(path)
  if (!before) return refuse('assignments.unknown')
  if (before.withdrawnAt) return before
  const reply = { ...before, withdrawnAt: at }
  const failed = await commit({ reply, writes: { assignment: withdrawal(path, at) } })
  return failed.size === 0 ? reply : ((await readAssignment(path)) ?? refuse('assignments.unknown'))
})
