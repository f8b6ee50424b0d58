import type { VerifyAuthChallengeResponseTriggerEvent } from 'aws-lambda'
import { answerOf } from '#functions/identity/rules/pictures.ts'
import { now } from '#functions/platform/clock.ts'
import { TriggerRefusal, trigger } from '#functions/platform/events/trigger.ts'
import { tryPictures } from './picture-store.ts'

/** Compares a pre-reader's answer with what their class and their teacher's choice of pictures say now. */
export const handler = trigger(async (event: VerifyAuthChallengeResponseTriggerEvent) => {
  const { userAttributes, challengeAnswer } = event.request
  const right = await tryPictures(userAttributes.sub ?? event.userName, answerOf(challengeAnswer), now())
  // Cognito passes the message on, as it stands in an error's text.
  if (right === 'locked') throw new TriggerRefusal('identity.tooManyTries')
  event.response.answerCorrect = right
  return event
})
