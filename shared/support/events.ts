import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'

const body = z.strictObject({ personId: z.string(), requestId: z.string() })

export const requestAsked = event({
  name: 'support.requestAsked',
  about: 'Somebody asked for help; ids only.',
  body,
})

export const requestAnswered = event({
  name: 'support.requestAnswered',
  about: 'Somebody’s request for help was answered; ids only.',
  body,
  // The answer itself is read where it was asked for.
  notice: ({ personId }) => ({ to: personId, type: 'support_answer' }),
})
