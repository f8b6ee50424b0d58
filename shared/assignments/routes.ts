import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { SchoolDay } from '../kernel/school-day.ts'
import { Assignment, Given, Joined, NewAssignment, Result } from './schema.ts'

const group = { scope: 'group', of: 'groupId' } as const

export const listAssignments = route({
  name: 'assignments/list-assignments',
  on: 'GET /assignments',
  about:
    'What one is asked to do, the soonest due first; what is done, withdrawn or two weeks over is left out.',
  may: { roles: ['student'], scope: 'self' },
  reply: z.strictObject({
    assignments: z.array(z.strictObject({ assignment: Assignment, results: z.array(Result) })),
  }),
  errors: [],
})

export const listGroupAssignments = route({
  name: 'assignments/list-group-assignments',
  on: 'GET /groups/{groupId}/assignments',
  about:
    'What a group was asked to do, newest first, what each child has done of it, and who joined when; ids only.',
  may: { roles: ['teacher', 'director', 'ore', 'admin'], ...group },
  reply: z.strictObject({
    assignments: z.array(Assignment),
    given: z.array(Given),
    joined: z.array(Joined),
    /** The day on the island on which this is so, by the server's clock: a device's may be wrong. */
    today: SchoolDay,
  }),
  errors: [],
})

export const makeAssignment = route({
  name: 'assignments/make-assignment',
  on: 'POST /groups/{groupId}/assignments',
  about: 'Asks some children of a group, or all of it, for a text, a practice or an activity by a day.',
  repeats: 'once',
  may: { roles: ['teacher'], ...group },
  body: NewAssignment,
  reply: Assignment,
  errors: ['assignments.pastDay', 'assignments.farDay', 'assignments.notInGroup'],
  invalidates: ['assignments/list-group-assignments'],
})

export const setDueDay = route({
  name: 'assignments/set-due-day',
  on: 'PUT /groups/{groupId}/assignments/{assignmentId}/due-day',
  about: 'Moves the day by which it is due: what was late may be in time again.',
  repeats: 'harmlessly',
  may: { roles: ['teacher'], ...group },
  body: z.strictObject({ dueOn: SchoolDay }),
  reply: Assignment,
  errors: ['assignments.unknown', 'assignments.withdrawn', 'assignments.pastDay', 'assignments.farDay'],
  invalidates: ['assignments/list-group-assignments'],
})

export const withdrawAssignment = route({
  name: 'assignments/withdraw-assignment',
  on: 'DELETE /groups/{groupId}/assignments/{assignmentId}',
  about: 'Asks nobody for it any more; what was done stays done.',
  repeats: 'harmlessly',
  may: { roles: ['teacher'], ...group },
  reply: Assignment,
  errors: ['assignments.unknown'],
  invalidates: ['assignments/list-group-assignments'],
})
