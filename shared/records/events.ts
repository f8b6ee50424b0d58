import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'
import { Region } from '../kernel/school.ts'
import { RecordJobKind } from './schema.ts'

export const recordsAudited = event({
  name: 'records.recordsAudited',
  about: 'Who asked for, read or erased whose data, for the audit; ids only.',
  body: z.strictObject({
    deed: z.enum(['exportAsked', 'exportRead', 'erasureAsked', 'erased']),
    actorId: z.string(),
    subjectId: z.string(),
    schoolId: z.optional(z.string()),
    region: z.optional(Region),
    reason: z.optional(z.string()),
    /** A few words beside a chosen reason. */
    note: z.optional(z.string()),
  }),
})

export const jobAdvanced = event({
  name: 'records.jobAdvanced',
  about: 'An export or an erasure goes on from where it stands.',
  body: z.strictObject({ studentId: z.string(), jobId: z.string(), kind: RecordJobKind }),
})

export const erasureAsked = event({
  name: 'records.erasureAsked',
  about:
    'Whoever keeps rows that name this student elsewhere than in their partition key ends them, and answers. Asked again in each pass.',
  body: z.strictObject({ studentId: z.string(), pass: z.int(), actorId: z.string() }),
})
