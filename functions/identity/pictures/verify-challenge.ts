import type { VerifyAuthChallengeResponseTriggerHandler } from 'aws-lambda'
import { answerOf } from '#functions/identity/rules/pictures.ts'
import { now } from '#functions/platform/clock.ts'
import { tryPictures } from './picture-store.ts'

/** Compares a pre-reader's answer with what their class and their teacher's choice of pictures say now. */
export const handler: VerifyAuthChallengeResponseTriggerHandler = async event => {
  const { userAttributes, challengeAnswer } = event.request
  const right = await tryPictures(userAttributes.sub ?? event.userName, answerOf(challengeAnswer), now())
  // Cognito passes the message on, as it stands in an error's text.
  if (right === 'locked') throw new Error('identity.tooManyTries')
  event.response.answerCorrect = right
  return event
}
