import type { PreSignUpTriggerEvent } from 'aws-lambda'
import { isOfChild } from '#functions/identity/rules/no-mail.ts'
import { signUpRequestOf } from '#functions/identity/rules/sign-up-request.ts'
import { now } from '#functions/platform/clock.ts'
import { trigger } from '#functions/platform/events/trigger.ts'
import { admitSignUp, newcomer, SignUpRefusal } from './sign-up.ts'

/**
 * Lets a sign-up begin, with its code held for it. The account is usable at once; its e-mail stays unverified until its
 * owner proves it, unless they just did. Whom staff or Google bring is not asked for a code.
 */
export const handler = trigger(async (event: PreSignUpTriggerEvent) => {
  const { triggerSource, userName, request } = event
  const { email = '', name = '' } = request.userAttributes
  if (isOfChild(email) && triggerSource !== 'PreSignUp_AdminCreateUser')
    throw new SignUpRefusal('emailReserved')
  if (triggerSource === 'PreSignUp_SignUp') {
    const asked = signUpRequestOf(request.clientMetadata)
    const { proven } = await admitSignUp(newcomer(userName, email), name, asked, now())
    event.response.autoVerifyEmail = proven
  }
  event.response.autoConfirmUser = true
  return event
})
