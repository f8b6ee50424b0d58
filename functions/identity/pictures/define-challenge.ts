import type { DefineAuthChallengeTriggerHandler } from 'aws-lambda'
import { nextStep } from '#functions/identity/rules/pictures.ts'

/** A sign-in without a password is one challenge, and every try is a sign-in of its own. */
export const handler: DefineAuthChallengeTriggerHandler = async event => {
  Object.assign(event.response, nextStep(event.request.session))
  return event
}
