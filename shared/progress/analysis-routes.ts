import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { SchoolDay } from '../kernel/school-day.ts'

/** Pages that one person may ask for in a day: a class, and each of the children to talk about. */
export const DAILY_ANALYSES = 10
/** Asked for in a whole school a day: what all schools of the island may ask for is written within the day. */
export const SCHOOL_DAILY_ANALYSES = 40

const roles = ['teacher', 'director', 'ore', 'admin'] as const
const asked = {
  repeats: 'once',
  body: z.strictObject({}),
  reply: z.strictObject({ analysisId: z.string(), askedAt: z.iso.datetime(), day: SchoolDay }),
  errors: ['progress.tooLittle', 'progress.analysesToday', 'progress.schoolAnalysesToday'],
} as const

export const askGroupAnalysis = route({
  ...asked,
  name: 'progress/ask-group-analysis',
  on: 'POST /groups/{groupId}/analyses',
  about: `Asks for a page of prose about what a group’s figures show: at most ${DAILY_ANALYSES} a day. It is told live once it is written.`,
  may: { roles, scope: 'group', of: 'groupId' },
  invalidates: ['generation/get-group-analysis'],
})

export const askStudentAnalysis = route({
  ...asked,
  name: 'progress/ask-student-analysis',
  on: 'POST /students/{studentId}/analyses',
  about: `Asks for a page of prose about what a student’s figures show, of the same ${DAILY_ANALYSES} a day.`,
  may: { roles, scope: 'student', of: 'studentId' },
  invalidates: ['generation/get-student-analysis'],
})
