import type { PreSignUpTriggerHandler } from 'aws-lambda'

/** The account is usable at once; its e-mail stays unverified until its owner proves it. */
export const handler: PreSignUpTriggerHandler = async event => {
  event.response.autoConfirmUser = true
  return event
}
