import * as z from 'zod/mini'
import { AuditNote, RECORDS_REASONS } from '../kernel/audit-reason.ts'

export const RecordJobKind = z.enum(['export', 'erasure'])
export type RecordJobKind = z.output<typeof RecordJobKind>

/** `checking`: all is gone, and later passes look whether anything came back. */
const RecordJobState = z.enum(['working', 'checking', 'done'])

/** An export or the erasure of one student's data. It names nobody: whoever reads it knows of whom it is. */
export const RecordJob = z.strictObject({
  jobId: z.string(),
  kind: RecordJobKind,
  state: RecordJobState,
  /** Tables done in the current pass, of all that can hold anything of a student. */
  tables: z.int(),
  ofTables: z.int(),
  /** Rows exported, or erased so far. */
  rows: z.int(),
  askedAt: z.iso.datetime(),
  finishedAt: z.optional(z.iso.datetime()),
  /** Until when a finished export can be fetched. */
  expiresAt: z.optional(z.iso.datetime()),
})
export type RecordJob = z.output<typeof RecordJob>

/** Why someone asks: kept with the audit for seven years. */
export const AskRecords = z.strictObject({
  reason: z.enum(RECORDS_REASONS),
  note: AuditNote,
})
