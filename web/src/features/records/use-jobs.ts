import { useQuery } from '@tanstack/react-query'
import { listRecordJobs } from '#shared/records/routes.ts'
import type { RecordJob } from '#shared/records/schema.ts'
import { call } from '#web/lib/client.ts'
import { keyOf } from '#web/lib/query.ts'
import { Refusal } from '#web/lib/refusal.ts'

/** How often a job that works is looked at. */
const LOOK_MS = 2_000

interface Jobs {
  readonly jobs: readonly RecordJob[]
  /** The student is nobody's to reach any more: the erasure got that far. */
  readonly isGone: boolean
  readonly error: Error | null
}

/** A student's exports and erasure, looked at again while any works. */
export function useJobs(studentId: string): Jobs {
  const path = { studentId }
  const { data, error } = useQuery({
    queryKey: keyOf(listRecordJobs, { path }),
    queryFn: () => call(listRecordJobs, { path }),
    refetchInterval: ({ state }) =>
      !state.error && state.data?.jobs.some(({ state }) => state === 'working') ? LOOK_MS : false,
  })
  const jobs = data?.jobs ?? []
  const isGone = error instanceof Refusal && error.code === 'kernel.notFound'
  return { jobs, isGone, error: isGone ? null : error }
}
