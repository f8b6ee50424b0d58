import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'
import { Region } from '../kernel/school.ts'
import { GroupMessage } from './group-messages.ts'

export const sendingAdvanced = event({
  name: 'notifications.sendingAdvanced',
  about: 'A message to many goes on from where it stands.',
  body: z.strictObject({ sendingId: z.string() }),
})

export const recipientMissed = event({
  name: 'notifications.recipientMissed',
  about: 'A message to many could not reach somebody whose row cannot be read: told once it can be.',
  body: z.strictObject({ sendingId: z.string(), personId: z.string() }),
})

export const sendingAudited = event({
  name: 'notifications.sendingAudited',
  about: 'Who told many something, or ended it, for the audit; ids only.',
  body: z.strictObject({
    deed: z.enum(['sendingStarted', 'sendingCancelled']),
    actorId: z.string(),
    /** The sending. */
    subjectId: z.string(),
    schoolId: z.optional(z.string()),
    region: z.optional(Region),
    groupId: z.optional(z.string()),
  }),
})

export const familyNotified = event({
  name: 'notifications.familyNotified',
  about: 'A teacher or director tells a student’s families one of a few sentences.',
  body: z.strictObject({ studentId: z.string(), groupId: z.string(), by: z.string(), message: GroupMessage }),
  notice: ({ studentId, message }) => ({
    to: { familiesOf: studentId },
    type: 'group_message',
    params: { studentId, context: message },
  }),
})
