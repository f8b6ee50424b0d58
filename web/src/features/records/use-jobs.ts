import type { UseQueryResult } from '@tanstack/react-query'
import type { ReplyOf } from '#shared/kernel/route.ts'
import { listRecordJobs } from '#shared/records/routes.ts'
import { useRead } from '#web/lib/query.ts'

/** How often a job that works is looked at. */
const LOOK_MS = 2_000

interface Jobs {
  readonly read: UseQueryResult<ReplyOf<typeof listRecordJobs>>
  /** The student is nobody's to reach any more: the erasure got that far. */
  readonly isGone: boolean
}

/** A student's exports and erasure, looked at again while any works. */
export function useJobs(studentId: string): Jobs {
  const read = useRead(
    listRecordJobs,
    { path: { studentId } },
    {
      every: ({ data, error }) =>
        !error && data?.jobs.some(({ state }) => state === 'working') ? LOOK_MS : false,
    },
  )
  return { read, isGone: read.error?.code === 'kernel.notFound' }
}
