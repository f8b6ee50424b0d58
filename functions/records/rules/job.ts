import * as z from 'zod/mini'
import { erasureAnswers } from '#shared/contract.ts'
import { nounOf } from '#shared/kernel/event.ts'
import { Region } from '#shared/kernel/school.ts'
import { type RecordJob, RecordJobKind } from '#shared/records/schema.ts'

/**
 * An export works and is done. An erasure goes in passes: it asks those who keep rows elsewhere, works through the
 * student's own partitions when all have answered, then rests until the next pass.
 */
export const Job = z.object({
  jobId: z.string(),
  studentId: z.string(),
  kind: RecordJobKind,
  step: z.enum(['asking', 'working', 'resting', 'done']),
  askedAt: z.string(),
  askedBy: z.string(),
  schoolId: z.optional(z.string()),
  region: z.optional(Region),
  /** When it is to be looked at, unless it moves by itself before. */
  dueAt: z.string(),
  /** Counts all passes; answers name it. */
  pass: z.int(),
  /** How many of the rests are behind it. */
  rests: z.int(),
  /** Who has answered in this pass. */
  answered: z.array(z.string()),
  /** Rows that this pass found. */
  found: z.int(),
  /** The last partition that this pass is through with, by name. */
  doneTo: z.string(),
  tables: z.int(),
  ofTables: z.int(),
  rows: z.int(),
  /** Exports that an erasure ended: their objects are deleted in each pass. */
  exports: z.array(z.string()),
  finishedAt: z.optional(z.string()),
  version: z.int(),
})
export type Job = z.output<typeof Job>

/** The nouns whose answer a pass waits for: those that keep something of a student elsewhere than by key. */
export const OWNERS: readonly string[] = erasureAnswers.map(({ name }) => nounOf(name)).sort()

const MINUTE_MS = 60_000
/** A job that has not moved for so long is taken up again. */
const STUCK_MINUTES = 5
/** So long an export can be fetched; the bucket deletes it then. */
export const EXPORT_DAYS = 7

/**
 * Minutes between the passes of an erasure. Events in flight are late by seconds; an ID token, with which the erased
 * child's open page goes on writing, lives an hour; messages that failed, and the archive, can be sent again for 14 days.
 */
export const RESTS: readonly number[] = [1, 10, 60, 15 * 24 * 60]
/** After so many rests nothing that ran by itself can have written any more. */
const RESTS_OF_DONE = 3

const later = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * MINUTE_MS).toISOString()
export const stuckAt = (at: string): string => later(at, STUCK_MINUTES)
export const endOfExport = ({ askedAt }: Pick<Job, 'askedAt'>): string =>
  later(askedAt, EXPORT_DAYS * 24 * 60)

type Asked = Pick<Job, 'jobId' | 'studentId' | 'kind' | 'askedAt' | 'askedBy' | 'schoolId' | 'region'>

export const newJob = (asked: Asked): Job => ({
  ...asked,
  step: asked.kind === 'export' ? 'working' : 'asking',
  dueAt: stuckAt(asked.askedAt),
  pass: 0,
  rests: 0,
  answered: [],
  found: 0,
  doneTo: '',
  tables: 0,
  ofTables: 0,
  rows: 0,
  exports: [],
  version: 0,
})

/** The next pass of an erasure that has rested. */
export const nextPass = (job: Job, at: string): Job => ({
  ...job,
  step: 'asking',
  dueAt: stuckAt(at),
  pass: job.pass + 1,
  answered: [],
  found: 0,
  doneTo: '',
  tables: 0,
})

/** After a noun's answer; undefined where this pass does not wait for it. */
export function withAnswer(
  job: Job,
  { noun, pass, rows }: { readonly noun: string; readonly pass: number; readonly rows: number },
  at: string,
): Job | undefined {
  if (job.step !== 'asking' || job.pass !== pass || job.answered.includes(noun)) return undefined
  const answered = [...job.answered, noun]
  const isComplete = OWNERS.every(owner => answered.includes(owner))
  return {
    ...job,
    answered,
    found: job.found + rows,
    rows: job.rows + rows,
    ...(isComplete && { step: 'working', dueAt: stuckAt(at) }),
  }
}

/**
 * After a pass is through. A pass that found something, though one before it had ended all, is made again after the
 * same rest. Undefined when the last one found nothing: the job itself can go.
 */
export function afterPass(job: Job, at: string): Job | undefined {
  const cameBack = job.rests > 0 && job.found > 0
  const rest = RESTS[cameBack ? job.rests - 1 : job.rests]
  if (rest === undefined) return undefined
  const isDone = !cameBack && job.rests >= RESTS_OF_DONE
  return {
    ...job,
    step: 'resting',
    rests: cameBack ? job.rests : job.rests + 1,
    dueAt: later(at, rest),
    ...(isDone && !job.finishedAt && { finishedAt: at }),
  }
}

/** A job as those who asked see it. */
export const shownJob = (job: Job): RecordJob => ({
  jobId: job.jobId,
  kind: job.kind,
  state: job.finishedAt ? 'done' : job.rests > 0 ? 'checking' : 'working',
  tables: job.tables,
  ofTables: job.ofTables,
  rows: job.rows,
  askedAt: job.askedAt,
  ...(job.finishedAt && { finishedAt: job.finishedAt }),
  ...(job.kind === 'export' && job.finishedAt && { expiresAt: endOfExport(job) }),
})
