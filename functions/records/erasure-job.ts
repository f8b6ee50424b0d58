import { now } from '#functions/platform/clock.ts'
import {
  deleteRows,
  type PersonPartition,
  pagesOf,
  partitionsOf,
} from '#functions/platform/store/every-table.ts'
import type { Row } from '#functions/platform/store/rows.ts'
import { type Emission, emit } from '#functions/platform/store/transaction.ts'
import { erasureAsked } from '#shared/records/events.ts'
import { deleteExport } from './exports.ts'
import { advance, audited, ERASURE_SK, endJob, moveJob } from './records-store.ts'
import { afterPass, type Job, nextPass, stuckAt } from './rules/job.ts'

/** One turn deletes so long, a third of what a subscriber has, and then tells itself to go on. */
const TURN_MS = 8_000

/** Asks those who keep rows elsewhere. */
export const askOwners = ({ studentId, pass, askedBy }: Job, at: string): Emission =>
  emit(erasureAsked, { studentId, pass, actorId: askedBy }, at)

/**
 * Carries an erasure on from where it stands. Every step writes what it came to together with the event that begins the
 * next; killed anywhere, the schedule takes it up, and what is deleted twice stays deleted.
 */
export async function runErasure(job: Job): Promise<void> {
  const at = now()
  if (job.step === 'working') return work(job)
  if (job.dueAt > at) return
  const again = job.step === 'resting' ? nextPass(job, at) : { ...job, dueAt: stuckAt(at) }
  await moveJob(again, [askOwners(again, at)])
}

async function work(job: Job): Promise<void> {
  const until = performance.now() + TURN_MS
  const all = partitionsOf(job.studentId)
  // What an export that was on its way wrote, after this pass or another ended it.
  await Promise.all(job.exports.map(deleteExport))
  const turn: Turn = { found: 0, exports: [...job.exports], doneTo: job.doneTo }
  for (const partition of all.filter(({ name }) => name > job.doneTo)) {
    const isThrough = await empty(partition, turn, until)
    if (!isThrough) break
    turn.doneTo = partition.name
  }
  const at = now()
  const nouns = (partitions: readonly PersonPartition[]) => new Set(partitions.map(({ noun }) => noun)).size
  const left = all.filter(({ name }) => name > turn.doneTo)
  const ofTables = nouns(all)
  const moved = {
    ...job,
    doneTo: turn.doneTo,
    exports: turn.exports,
    found: job.found + turn.found,
    rows: job.rows + turn.found,
    tables: ofTables - nouns(left),
    ofTables,
    dueAt: stuckAt(at),
  }
  if (left.length > 0) return void (await moveJob(moved, [advance(job, at)]))
  const rested = afterPass(moved, at)
  if (!rested) return endJob(job)
  const isDone = rested.finishedAt !== undefined && job.finishedAt === undefined
  await moveJob(rested, isDone ? [audited(job, { deed: 'erased', actorId: job.askedBy }, at)] : [])
}

interface Turn {
  found: number
  exports: string[]
  doneTo: string
}

/** Deletes a partition, exports with their files; false when the turn was over before it was empty. */
async function empty(partition: PersonPartition, turn: Turn, until: number): Promise<boolean> {
  for await (const page of pagesOf(partition)) {
    const rows = page.filter(row => !isThisJob(partition, row))
    if (partition.noun === 'records') {
      const jobIds = rows.flatMap(({ jobId }) => (typeof jobId === 'string' ? [jobId] : []))
      await Promise.all(jobIds.map(deleteExport))
      turn.exports.push(...jobIds)
    }
    await deleteRows(partition, rows)
    turn.found += rows.length
    if (performance.now() > until) return false
  }
  return true
}

const isThisJob = ({ noun }: PersonPartition, { sk }: Row) => noun === 'records' && sk === ERASURE_SK
