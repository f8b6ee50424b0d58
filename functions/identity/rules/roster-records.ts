import * as z from 'zod/mini'
import { Grade } from '#shared/kernel/school.ts'

/** What is kept of each thing that a roster names. */
export const OrgRecord = z.object({ schoolId: z.string() })
export const SessionRecord = z.object({ schoolYear: z.int() })
export const CourseRecord = z.object({ grade: z.optional(Grade) })
export const ClassRecord = z.object({
  title: z.string(),
  grade: Grade,
  schoolYear: z.int(),
  schoolId: z.string(),
})
export type ClassRecord = z.output<typeof ClassRecord>
export const UserRecord = z.object({ fullName: z.string(), grade: z.optional(Grade) })
export type UserRecord = z.output<typeof UserRecord>
export const EnrollmentRecord = z.object({
  classId: z.string(),
  userId: z.string(),
  role: z.enum(['student', 'teacher']),
})
export type EnrollmentRecord = z.output<typeof EnrollmentRecord>
