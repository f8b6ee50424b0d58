import { command } from '#functions/platform/http/command.ts'
import { withdrawAssignment } from '#shared/assignments/routes.ts'
import { readNamed, withdrawal } from './assignments-store.ts'

export const handler = command(withdrawAssignment, async ({ path, at, refuse, commit }) => {
  const [before] = await readNamed([path])
  if (!before) return refuse('assignments.unknown')
  if (before.withdrawnAt) return before
  const reply = { ...before, withdrawnAt: at }
  const failed = await commit({ reply, writes: { assignment: withdrawal(path, at) } })
  return failed.size === 0 ? reply : refuse('assignments.unknown')
})
