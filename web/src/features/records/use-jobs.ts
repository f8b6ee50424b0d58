import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#shared/kernel/route.ts'
import { listRecordJobs } from '#shared/records/routes.ts'
import { call } from '#web/lib/client.ts'
import { keyOf } from '#web/lib/query.ts'
import { Refusal } from '#web/lib/refusal.ts'

/** How often a job that works is looked at. */
const LOOK_MS = 2_000

interface Jobs {
  readonly read: UseQueryResult<ReplyOf<typeof listRecordJobs>>
  /** The student is nobody's to reach any more: the erasure got that far. */
  readonly isGone: boolean
}

/** A student's exports and erasure, looked at again while any works. */
export function useJobs(studentId: string): Jobs {
  const path = { studentId }
  const read = useQuery({
    queryKey: keyOf(listRecordJobs, { path }),
    queryFn: () => call(listRecordJobs, { path }),
    refetchInterval: ({ state }) =>
      !state.error && state.data?.jobs.some(({ state }) => state === 'working') ? LOOK_MS : false,
  })
  const isGone = read.error instanceof Refusal && read.error.code === 'kernel.notFound'
  return { read, isGone }
}
