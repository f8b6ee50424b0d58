import { workNoted } from '#shared/assignments/live.ts'
import { listGroupAssignments } from '#shared/assignments/routes.ts'
import { useRead } from '#web/lib/query.ts'
import { useLive, useRefetchOnOpen } from '#web/lib/use-live.ts'

/** Whoever gave it is told live; everybody else who looks at it asks again. */
const ASK_AGAIN_MS = 30_000

/** What a group was asked to do and has done, as it is done. */
export function useGroupAssignments(groupId: string) {
  const read = useRead(listGroupAssignments, { path: { groupId } }, { every: () => ASK_AGAIN_MS })
  useLive(workNoted, () => void read.refetch())
  useRefetchOnOpen(listGroupAssignments)
  return read
}
