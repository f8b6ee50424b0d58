import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { Flag, Why } from './flags.ts'
import { Progress } from './schema.ts'
import { GroupProgress } from './summary.ts'

export const getProgress = route({
  name: 'progress/get-progress',
  on: 'GET /progress',
  about: 'One’s own progress: thirteen months by week, the level in each language, the texts finished.',
  may: { roles: ['student'], scope: 'self' },
  reply: Progress,
  errors: [],
})

export const getStudentProgress = route({
  name: 'progress/get-student-progress',
  on: 'GET /students/{studentId}/progress',
  about: 'A student’s progress, for those who teach or raise the child.',
  may: { roles: ['family', 'teacher', 'director', 'ore', 'admin'], scope: 'student', of: 'studentId' },
  reply: Progress,
  errors: [],
})

export const getGroupProgress = route({
  name: 'progress/get-group-progress',
  on: 'GET /groups/{groupId}/progress',
  about: 'A group at a glance: a line a child, counted each minute where something changed; ids only.',
  may: { roles: ['teacher', 'director', 'ore', 'admin'], scope: 'group', of: 'groupId' },
  reply: GroupProgress,
  errors: [],
})

export const setFlagAside = route({
  name: 'progress/set-flag-aside',
  on: 'PUT /students/{studentId}/flags/{flagId}/aside',
  about:
    'Sets aside, for two weeks and with a word why, that a rule points to a child; of two who do so the first holds.',
  repeats: 'harmlessly',
  may: { roles: ['teacher'], scope: 'student', of: 'studentId' },
  body: z.strictObject({ why: Why }),
  reply: Flag,
  errors: ['progress.flagEnded'],
  invalidates: ['progress/get-group-progress'],
})
