import { expiry } from '#functions/platform/clock.ts'
import { getRow, queryIndex, queryRows } from '#functions/platform/store/rows.ts'
import {
  commit,
  type Emission,
  emit,
  putVersion,
  removeVersion,
  retryOnConflict,
  type Write,
} from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'
import { jobAdvanced, recordsAudited } from '#shared/records/events.ts'
import { EXPORT_DAYS, endOfExport, Job } from './rules/job.ts'
import { recordsTable } from './table.ts'

type Named = Pick<Job, 'jobId' | 'studentId' | 'kind'>

export const ERASURE_SK = recordsTable.rows.erasure.sk
const erasureKey = (studentId: string) => key(recordsTable, 'erasure', { studentId })
const jobKey = ({ kind, studentId, jobId }: Named) =>
  kind === 'erasure' ? erasureKey(studentId) : key(recordsTable, 'export', { studentId, jobId })

export const readErasure = (studentId: string): Promise<Job | undefined> => getRow(Job, erasureKey(studentId))

/** A job as it is stored; undefined where it is over or was ended. */
export async function readJob(named: Named): Promise<Job | undefined> {
  const job = await getRow(Job, jobKey(named))
  return job?.jobId === named.jobId ? job : undefined
}

/** More than anybody keeps of one child. */
const MOST_JOBS = 100

export async function readJobs(studentId: string, at: string): Promise<readonly Job[]> {
  const { pk } = erasureKey(studentId)
  const jobs = await queryRows(Job, { pk, begins: 'E', limit: MOST_JOBS })
  return jobs
    .filter(job => job.kind === 'erasure' || at < endOfExport(job))
    .toSorted((a, b) => (a.askedAt < b.askedAt ? 1 : -1))
}

/** A job at its next version, found by the schedule until it is over. */
export const putJob = (job: Job): Write => {
  const isOpen = job.step !== 'done'
  const row = { ...jobKey(job), ...job, ...(isOpen && { open: 'OPEN' }), version: job.version + 1 }
  // An erasure's row goes when nothing can come back; an export's with its file.
  const expires = job.kind === 'export' && { expiresAt: expiry(job.askedAt, EXPORT_DAYS) }
  return putVersion({ ...row, ...expires }, job.version)
}

/** Writes what became of a job that was read; gives it at its new version, undefined where another was first. */
export async function moveJob(job: Job, emits: readonly Emission[] = []): Promise<Job | undefined> {
  const failed = await commit({ writes: { job: putJob(job) }, emits })
  return failed.size === 0 ? { ...job, version: job.version + 1 } : undefined
}

export async function endJob(job: Job): Promise<void> {
  await commit({ writes: { job: removeVersion(jobKey(job), job.version) } })
}

/** Changes a job as it is now stored, until nobody else changed it meanwhile; nothing where there is nothing to change. */
export const changeErasure = (
  studentId: string,
  change: (job: Job) => Job | undefined,
  emits: (job: Job) => readonly Emission[],
): Promise<void> =>
  retryOnConflict(async () => {
    const stored = await readErasure(studentId)
    const changed = stored && change(stored)
    if (!changed) return 'nothing'
    return (await moveJob(changed, emits(changed))) && 'changed'
  }).then(() => undefined)

/** What makes a job go on. */
export const advance = ({ studentId, jobId, kind }: Named, at: string): Emission =>
  emit(jobAdvanced, { studentId, jobId, kind }, at)

interface Deed {
  readonly deed: 'exportAsked' | 'exportRead' | 'erasureAsked' | 'erased'
  readonly actorId: string
  readonly reason?: string
  readonly note?: string | undefined
}

/** For the audit. */
export const audited = (
  { studentId, schoolId, region }: Pick<Job, 'studentId' | 'schoolId' | 'region'>,
  deed: Deed,
  at: string,
): Emission => emit(recordsAudited, { ...deed, subjectId: studentId, schoolId, region }, at)

const index = { name: 'open', ...recordsTable.indexes.open }

/** The open jobs that are due, those that wait longest first. */
export async function dueJobs(at: string): Promise<readonly Job[]> {
  const { rows } = await queryIndex(Job, { index, of: 'OPEN', limit: 100 })
  return rows.filter(({ dueAt }) => dueAt <= at)
}
