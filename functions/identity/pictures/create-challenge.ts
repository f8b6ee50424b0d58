import type { CreateAuthChallengeTriggerHandler } from 'aws-lambda'

/** Asks everybody for three pictures, whether they have any or are anyone: what is right is not known before the answer. */
export const handler: CreateAuthChallengeTriggerHandler = async event => {
  event.response.publicChallengeParameters = { ask: 'pictures' }
  event.response.privateChallengeParameters = { ask: 'pictures' }
  return event
}
