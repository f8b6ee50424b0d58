import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { SchoolDay } from '../kernel/school-day.ts'
import { AuditPage } from './schema.ts'

export const PAGE = 100

export const listIslandAudit = route({
  name: 'audit/list-island-audit',
  on: 'GET /audit',
  about: 'What was done to standings and records on one day of the island, newest first.',
  may: { roles: ['admin'], scope: 'island' },
  query: z.strictObject({ day: SchoolDay, after: z.optional(z.string()) }),
  reply: AuditPage,
  errors: [],
})

export const listSchoolAudit = route({
  name: 'audit/list-school-audit',
  on: 'GET /schools/{schoolId}/audit',
  about: 'What was done to standings and records of a school, newest first.',
  may: { roles: ['director', 'admin'], scope: 'school', of: 'schoolId' },
  query: z.strictObject({ after: z.optional(z.string()) }),
  reply: AuditPage,
  errors: [],
})
