import * as z from 'zod/mini'
import { expiry } from '#functions/platform/clock.ts'
import { DEED_DAYS } from '#functions/platform/retention.ts'
import { getRow, queryIndex, queryRows } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import {
  commit,
  putVersion,
  remove,
  retryOnConflict,
  type Write,
} from '#functions/platform/store/transaction.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { AudioJob, FailedSpeech, Sayable } from '#shared/audio/schema.ts'
import { counted, isOpen, type Job, type Settled, type Speech } from './audio.ts'
import { audioTable } from './table.ts'

const StoredSpeech = stored(z.omit(Sayable, { characters: true }), {
  shelf: z.string(),
  state: z.enum(['asked', 'speaking', 'made', 'failed']),
  jobId: z.string(),
  tries: z.int(),
  until: z.optional(z.string()),
  seconds: z.optional(z.number()),
  code: z.optional(z.string()),
  failedIn: z.optional(z.string()),
  failedAt: z.optional(z.string()),
  version: z.int(),
})
const StoredJob = stored(AudioJob, { version: z.int() })

type Named = Pick<Speech, 'shelf' | 'speechId'>
const speechKey = ({ shelf, speechId }: Named) => key(audioTable, 'speech', { shelf, speechId })
const jobKey = (jobId: string) => key(audioTable, 'job', { jobId })

/** Taken by the job that is not over. */
export const openKey = key(audioTable, 'open', {})

export const readSpeech = (named: Named): Promise<Speech | undefined> =>
  getRow(StoredSpeech, speechKey(named))

/** More than the catalogue will ever say in one language. */
const MOST_SPEECH = 20_000

/** All that a voice was ever asked for, by its name. */
export async function readShelf(shelf: string): Promise<ReadonlyMap<string, Speech>> {
  const onShelf = prefix(audioTable, 'speech', { shelf })
  const rows = await queryRows(StoredSpeech, { ...onShelf, limit: MOST_SPEECH })
  return new Map(rows.map(row => [row.speechId, row]))
}

/** Speech at its next version. */
export const putSpeech = (speech: Speech): Write =>
  putVersion({ ...speechKey(speech), ...speech, version: speech.version + 1 }, speech.version)

/** A job at its next version; one that is over lets the next begin. */
export const jobWrites = (job: Job): { readonly job: Write; readonly open?: Write } => {
  const row = { ...jobKey(job.jobId), ...job, expiresAt: expiry(job.startedAt, DEED_DAYS) }
  return {
    job: putVersion({ ...row, version: job.version + 1 }, job.version),
    ...(!isOpen(job) && { open: remove(openKey) }),
  }
}

export const readJob = (jobId: string): Promise<Job | undefined> => getRow(StoredJob, jobKey(jobId))

export async function newestJob(): Promise<Job | undefined> {
  const jobs = prefix(audioTable, 'job', {})
  const [job] = await queryRows(StoredJob, { ...jobs, limit: 1, newestFirst: true })
  return job
}

/** A job as those who asked see it. */
export const shownJob = ({ version: _, ...job }: Job): AudioJob => job

const MOST_FAILURES = 100
const Failure = stored(FailedSpeech)

export const readFailures = async (jobId: string): Promise<readonly FailedSpeech[]> =>
  (
    await queryIndex(Failure, {
      index: { name: 'failures', ...audioTable.indexes.failures },
      of: jobId,
      limit: MOST_FAILURES,
    })
  ).rows

/** Writes what became of claimed speech and counts it in its job, once, both or neither. */
export const settle = (speech: Settled, billed: number, at: string): Promise<void> =>
  retryOnConflict(async () => {
    const job = await readJob(speech.jobId)
    const counts = job && isOpen(job) && jobWrites(counted(job, speech.state, billed, at))
    const failed = await commit({ writes: { speech: putSpeech(speech), ...counts } })
    // Somebody else settled it, or another job asked for it anew.
    if (failed.has('speech')) return 'settled'
    return failed.size === 0 ? 'settled' : undefined
  }).then(() => undefined)
