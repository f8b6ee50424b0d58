import type { DefineAuthChallengeTriggerEvent } from 'aws-lambda'
import { nextStep } from '#functions/identity/rules/pictures.ts'
import { trigger } from '#functions/platform/events/trigger.ts'

/** A sign-in without a password is one challenge, and every try is a sign-in of its own. */
export const handler = trigger(async (event: DefineAuthChallengeTriggerEvent) => {
  Object.assign(event.response, nextStep(event.request.session))
  return event
})
