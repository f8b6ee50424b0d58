import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { Language } from '../kernel/school.ts'
import { GroupComprehension } from './answered.ts'
import { Flag, Why } from './flags.ts'
import { SchoolProgress } from './group-glance.ts'
import { Probe } from './probe.ts'
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

const ofGroup = { roles: ['teacher', 'director', 'ore', 'admin'], scope: 'group', of: 'groupId' } as const

export const getGroupProgress = route({
  name: 'progress/get-group-progress',
  on: 'GET /groups/{groupId}/progress',
  about: 'A group at a glance: a line a child, counted each minute where something changed; ids only.',
  may: ofGroup,
  reply: GroupProgress,
  errors: [],
})

export const getSchoolProgress = route({
  name: 'progress/get-school-progress',
  on: 'GET /schools/{schoolId}/progress',
  about: 'A school at a glance: counts of each group, counted with its children; no child is named.',
  may: { roles: ['director', 'ore', 'admin'], scope: 'school', of: 'schoolId' },
  reply: SchoolProgress,
  errors: [],
})

export const getGroupComprehension = route({
  name: 'progress/get-group-comprehension',
  on: 'GET /groups/{groupId}/comprehension',
  about:
    'What the children of a group answered about their latest 40 texts, question by question, with the tries; ids only.',
  may: ofGroup,
  reply: GroupComprehension,
  errors: [],
})

export const listProbes = route({
  name: 'progress/list-probes',
  on: 'GET /students/{studentId}/probes',
  about:
    'A student’s first readings aloud of texts in one language, thirteen months of them, as teachers last corrected them: by these fluency is followed.',
  may: { roles: ['teacher', 'director', 'ore', 'admin'], scope: 'student', of: 'studentId' },
  query: z.strictObject({ language: Language }),
  reply: z.strictObject({ probes: z.array(Probe) }),
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
