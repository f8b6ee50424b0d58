import * as z from 'zod/mini'
import { Region } from '../kernel/school.ts'
import { Role } from '../kernel/standing.ts'

/** One deed that someone answers for. Ids only: the screens ask identity for names, so an erased person has none. */
export const AuditRecord = z.strictObject({
  recordId: z.string(),
  at: z.iso.datetime(),
  /** `roleGranted`, `recordsErased`…: as the event that told of it names it. */
  deed: z.string(),
  actorId: z.string(),
  subjectId: z.string(),
  role: z.optional(Role),
  schoolId: z.optional(z.string()),
  region: z.optional(Region),
  groupId: z.optional(z.string()),
  reason: z.optional(z.string()),
  /** A few words beside a chosen reason. */
  note: z.optional(z.string()),
})
export type AuditRecord = z.output<typeof AuditRecord>

export const AuditPage = z.strictObject({
  records: z.array(AuditRecord),
  /** Where the next page begins: send it back as `after`. */
  next: z.optional(z.string()),
})
export type AuditPage = z.output<typeof AuditPage>
