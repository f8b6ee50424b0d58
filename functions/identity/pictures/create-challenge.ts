import type { CreateAuthChallengeTriggerEvent } from 'aws-lambda'
import { trigger } from '#functions/platform/events/trigger.ts'

/** Asks everybody for a ticket, whether they have any or are anyone: what is right is not known before the answer. */
export const handler = trigger(async (event: CreateAuthChallengeTriggerEvent) => {
  event.response.publicChallengeParameters = { ask: 'ticket' }
  event.response.privateChallengeParameters = { ask: 'ticket' }
  return event
})
