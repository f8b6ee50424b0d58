import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { Intervention, NewAim, NewEnd, NewIntervention, NewPhase, NewSession, Session } from './schema.ts'

const seen = { roles: ['teacher', 'director', 'ore', 'admin'], scope: 'student', of: 'studentId' } as const
const taught = { roles: ['teacher'], scope: 'student', of: 'studentId' } as const
/** What is planned for a child is read again rather than kept in a teacher's rows. */
const planned = {
  repeats: 'once-reread',
  may: taught,
  reply: Intervention,
  invalidates: ['interventions/list-interventions', 'interventions/list-group-interventions'],
} as const

export const listInterventions = route({
  name: 'interventions/list-interventions',
  on: 'GET /students/{studentId}/interventions',
  about: 'What is done for a student beyond the class, and what was: newest first.',
  may: seen,
  reply: z.strictObject({ open: z.array(Intervention), ended: z.array(Intervention) }),
  errors: [],
})

export const listGroupInterventions = route({
  name: 'interventions/list-group-interventions',
  on: 'GET /groups/{groupId}/interventions',
  about: 'What is done for the children of a group, whoever began it; ids only.',
  may: { roles: ['teacher', 'director', 'ore', 'admin'], scope: 'group', of: 'groupId' },
  reply: z.strictObject({ interventions: z.array(Intervention) }),
  errors: [],
})

export const startIntervention = route({
  name: 'interventions/start-intervention',
  on: 'POST /students/{studentId}/interventions',
  about: 'Begins an intervention in one language, with a goal: one of a language at a time.',
  ...planned,
  body: NewIntervention,
  errors: [
    'interventions.alreadyOpen',
    'interventions.wrongDay',
    'interventions.shortTime',
    'interventions.goalBelow',
  ],
})

/** Of what is changed, by who may have seen something older. */
const CHANGED = [
  'interventions.unknown',
  'interventions.ended',
  'interventions.changed',
  'interventions.full',
  'interventions.wrongDay',
] as const

export const changeIntervention = route({
  name: 'interventions/change-intervention',
  on: 'POST /students/{studentId}/interventions/{interventionId}/phases',
  about: 'Changes what is done from a day on: a phase line. Again on the same day it mends what was said.',
  ...planned,
  body: NewPhase,
  errors: CHANGED,
})

export const setGoal = route({
  name: 'interventions/set-goal',
  on: 'POST /students/{studentId}/interventions/{interventionId}/goals',
  about: 'Sets another goal from a day on: the aim line goes there. Again on the same day it mends it.',
  ...planned,
  body: NewAim,
  errors: [...CHANGED, 'interventions.shortTime', 'interventions.goalBelow'],
})

export const endIntervention = route({
  name: 'interventions/end-intervention',
  on: 'POST /students/{studentId}/interventions/{interventionId}/end',
  about: 'Ends an intervention today, and says why.',
  ...planned,
  body: NewEnd,
  errors: ['interventions.unknown', 'interventions.ended', 'interventions.changed'],
})

export const listInterventionSessions = route({
  name: 'interventions/list-intervention-sessions',
  on: 'GET /students/{studentId}/interventions/{interventionId}/sessions',
  about: 'What was done, by whom and how long: newest first, at most 300.',
  may: seen,
  reply: z.strictObject({ sessions: z.array(Session) }),
  errors: [],
})

export const logSession = route({
  name: 'interventions/log-session',
  on: 'POST /students/{studentId}/interventions/{interventionId}/sessions',
  about: 'Notes that something was done with a student.',
  repeats: 'once-reread',
  may: taught,
  body: NewSession,
  reply: Session,
  errors: ['interventions.unknown', 'interventions.wrongDay'],
  invalidates: ['interventions/list-intervention-sessions'],
})

export const strikeSession = route({
  name: 'interventions/strike-session',
  on: 'DELETE /students/{studentId}/interventions/{interventionId}/sessions/{day}/{sessionId}',
  about: 'Takes back a note that was a mistake.',
  repeats: 'harmlessly',
  may: taught,
  reply: z.strictObject({}),
  errors: [],
  invalidates: ['interventions/list-intervention-sessions'],
})
