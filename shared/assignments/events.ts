import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'
import { SchoolDay } from '../kernel/school-day.ts'

/** When a group is looked at each day for what is due the day after, island time. */
export const DUE_LOOKED_AT = { from: '17:00' } as const
/** More children than a group has. */
const MOST_CHILDREN = 500

export const workDueTomorrow = event({
  name: 'assignments.dueTomorrow',
  about:
    'What a group was asked to do is due tomorrow, and these children have not done it; told once a day set for it.',
  body: z.strictObject({
    assignmentId: z.string(),
    groupId: z.string(),
    dueOn: SchoolDay,
    studentIds: z.array(z.string()).check(z.minLength(1), z.maxLength(MOST_CHILDREN)),
  }),
})
