import type { PostConfirmationTriggerEvent } from 'aws-lambda'
import { hashOfCode } from '#functions/identity/rules/access-code.ts'
import { signUpRequestOf } from '#functions/identity/rules/sign-up-request.ts'
import { now } from '#functions/platform/clock.ts'
import { trigger } from '#functions/platform/events/trigger.ts'
import { openByCode, openStudent } from './open-account.ts'
import { newcomer } from './sign-up.ts'

/** Gives a confirmed account its rows. The role comes from the code that is held for it, never from what was sent. */
export const handler = trigger(async (event: PostConfirmationTriggerEvent) => {
  if (event.triggerSource !== 'PostConfirmation_ConfirmSignUp') return event
  const { sub = event.userName, email = '', name = '' } = event.request.userAttributes
  const who = { ...newcomer(sub, email), fullName: name.trim() }
  const request = signUpRequestOf(event.request.clientMetadata)
  if (request.code) await openByCode(who, request, hashOfCode(request.code), now())
  else await openStudent(who, request, now())
  return event
})
