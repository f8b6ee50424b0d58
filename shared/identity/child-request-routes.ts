import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { ChildRequest } from './child-request.ts'
import { FullName, Id } from './schema.ts'

const Nothing = z.strictObject({})
const whoTeachesOrManages = ['teacher', 'director', 'admin'] as const

export const askForChild = route({
  name: 'identity/ask-for-child',
  on: 'POST /groups/{groupId}/child-requests',
  about:
    'Asks those who teach another group of the school for a child of it, by name; they have two weeks to answer.',
  repeats: 'once',
  may: { roles: ['teacher'], scope: 'group', of: 'groupId' },
  body: z.strictObject({
    fromGroupId: Id,
    fullName: FullName,
    /** The child leaves that group; else they are in both. */
    moves: z.boolean(),
  }),
  reply: Nothing,
  errors: ['identity.unknownGroup', 'identity.tooManyAsked'],
  invalidates: ['identity/list-child-requests'],
})

export const listChildRequests = route({
  name: 'identity/list-child-requests',
  on: 'GET /groups/{groupId}/child-requests',
  about: 'What is asked of a group, and what was asked for it, that nobody answered yet; newest first.',
  may: { roles: whoTeachesOrManages, scope: 'group', of: 'groupId' },
  reply: z.strictObject({ toAnswer: z.array(ChildRequest), asked: z.array(ChildRequest) }),
  errors: [],
})

/** Whoever accepts says which child of the group is meant. */
export const RequestAnswer = z.union([
  z.strictObject({ accepts: z.literal(true), studentId: Id }),
  z.strictObject({ accepts: z.literal(false) }),
])

export const answerChildRequest = route({
  name: 'identity/answer-child-request',
  on: 'POST /groups/{groupId}/child-requests/{requestId}/answer',
  about:
    'Accepts or declines what is asked of a group: who is accepted is in the other group at once, and their family is told.',
  repeats: 'once',
  may: { roles: whoTeachesOrManages, scope: 'group', of: 'groupId' },
  body: RequestAnswer,
  reply: Nothing,
  errors: ['identity.unknownGroup', 'identity.unknownChild', 'identity.groupFull'],
  invalidates: ['identity/list-child-requests', 'identity/get-roster', 'identity/list-groups'],
})

export const withdrawChildRequest = route({
  name: 'identity/withdraw-child-request',
  on: 'DELETE /groups/{groupId}/child-requests/{requestId}',
  about: 'Takes back what was asked for a group.',
  repeats: 'harmlessly',
  may: { roles: whoTeachesOrManages, scope: 'group', of: 'groupId' },
  reply: Nothing,
  errors: [],
  invalidates: ['identity/list-child-requests'],
})
