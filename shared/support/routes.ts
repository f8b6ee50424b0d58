import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { ROLES } from '../kernel/standing.ts'
import { AnswerSupport, AskSupport, DeskCursor, DeskRequest, SupportRequest } from './schema.ts'

const own = { roles: ROLES, scope: 'self' } as const
const desk = { roles: ['admin'], scope: 'island' } as const

export const askSupport = route({
  name: 'support/ask-support',
  on: 'POST /support-requests',
  about: 'Asks for help: at most 5 times a day. It is answered within 24 to 48 hours.',
  repeats: 'once',
  byPictures: true,
  may: own,
  body: AskSupport,
  reply: SupportRequest,
  errors: ['support.tooMany'],
  invalidates: ['support/list-support', 'support/list-desk'],
})

export const listSupport = route({
  name: 'support/list-support',
  on: 'GET /support-requests',
  about: 'One’s own newest 100 requests for help with their answers, newest first.',
  may: own,
  reply: z.strictObject({ requests: z.array(SupportRequest) }),
  errors: [],
})

export const listDesk = route({
  name: 'support/list-desk',
  on: 'GET /island/support-requests',
  about: 'Requests for help that wait, longest waiting first, or were answered, newest first: 50 a page.',
  may: desk,
  query: z.strictObject({ state: z.enum(['received', 'answered']), after: z.optional(DeskCursor) }),
  reply: z.strictObject({ requests: z.array(DeskRequest), next: z.optional(DeskCursor) }),
  errors: [],
})

export const answerSupport = route({
  name: 'support/answer-support',
  on: 'POST /island/support-requests/{personId}/{requestId}/answer',
  about: 'Answers a request for help, once; who asked is notified.',
  repeats: 'once-reread',
  may: desk,
  body: AnswerSupport,
  reply: DeskRequest,
  errors: ['support.alreadyAnswered'],
  invalidates: ['support/list-desk', 'support/list-support'],
})
