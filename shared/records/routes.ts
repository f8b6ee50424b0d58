import * as z from 'zod/mini'
import { type May, route } from '../kernel/route.ts'
import { AskRecords, RecordJob } from './schema.ts'

const keepsRecords = {
  roles: ['director', 'admin'],
  scope: 'student',
  of: 'studentId',
} as const satisfies May<'studentId'>

export const askExport = route({
  name: 'records/ask-export',
  on: 'POST /students/{studentId}/exports',
  about:
    'Begins to gather all that is stored of a student, as JSON and CSV; the file can be fetched for 7 days.',
  repeats: 'once',
  may: keepsRecords,
  rate: { perSecond: 5, burst: 200 },
  body: AskRecords,
  reply: RecordJob,
  errors: ['records.beingErased'],
  invalidates: ['records/list-record-jobs'],
})

export const askErasure = route({
  name: 'records/ask-erasure',
  on: 'POST /students/{studentId}/erasures',
  about:
    'Begins to erase all that is stored of a student: account, groups, families, records, exports. The audit stays (ids only, 7 years); events stay in outboxes and the archive (ids only, 14 days), backups of tables 35 days.',
  repeats: 'once',
  may: keepsRecords,
  rate: { perSecond: 5, burst: 200 },
  body: AskRecords,
  reply: RecordJob,
  errors: ['records.beingErased', 'records.alsoStaff'],
  invalidates: ['records/list-record-jobs'],
})

export const listRecordJobs = route({
  name: 'records/list-record-jobs',
  on: 'GET /students/{studentId}/record-jobs',
  about: 'The exports and the erasure of a student’s data, newest first, each with its progress.',
  may: keepsRecords,
  reply: z.strictObject({ jobs: z.array(RecordJob) }),
  errors: [],
})

export const getExport = route({
  name: 'records/get-export',
  on: 'GET /students/{studentId}/exports/{jobId}',
  about:
    'An address at which a finished export can be fetched for 15 minutes; the audit says who asked for it.',
  may: keepsRecords,
  reply: z.strictObject({ url: z.string() }),
  errors: ['records.notReady'],
})
