import type { VerifyAuthChallengeResponseTriggerEvent } from 'aws-lambda'
import { now } from '#functions/platform/clock.ts'
import { trigger } from '#functions/platform/events/trigger.ts'
import { personOf } from '#functions/platform/services/person-attribute.ts'
import { takeTicket } from './ticket-store.ts'

/** A pre-reader answers with the ticket that their pictures were worth: what is guessed here is 32 bytes long. */
export const handler = trigger(async (event: VerifyAuthChallengeResponseTriggerEvent) => {
  const { userAttributes, challengeAnswer } = event.request
  event.response.answerCorrect = await takeTicket(
    personOf(userAttributes, event.userName),
    challengeAnswer,
    now(),
  )
  return event
})
