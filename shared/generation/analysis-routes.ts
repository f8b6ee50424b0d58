import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { Analysis } from './analysis.ts'

const roles = ['teacher', 'director', 'ore', 'admin'] as const
const reply = z.strictObject({ analysis: z.nullable(Analysis) })

export const getGroupAnalysis = route({
  name: 'generation/get-group-analysis',
  on: 'GET /groups/{groupId}/analysis',
  about:
    'The latest page of prose about a group’s figures, each sentence with those that it rests on; nobody is named.',
  may: { roles, scope: 'group', of: 'groupId' },
  reply,
  errors: [],
})

export const getStudentAnalysis = route({
  name: 'generation/get-student-analysis',
  on: 'GET /students/{studentId}/analysis',
  about: 'The latest page of prose about a student’s figures, each sentence with those that it rests on.',
  may: { roles, scope: 'student', of: 'studentId' },
  reply,
  errors: [],
})
