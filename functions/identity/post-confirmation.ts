import type { PostConfirmationTriggerHandler } from 'aws-lambda'
import { now } from '#functions/platform/clock.ts'
import { standingOfNewStudent } from './identity.ts'
import { openAccount } from './identity-store.ts'

/** Gives a confirmed account its rows. The role is never taken from what the browser sent. */
export const handler: PostConfirmationTriggerHandler = async event => {
  if (event.triggerSource !== 'PostConfirmation_ConfirmSignUp') return event
  const { sub = event.userName, name = '' } = event.request.userAttributes
  const { person, student } = standingOfNewStudent(sub)
  await openAccount({ personId: sub, fullName: name }, person, student, now())
  return event
}
