import type { CustomMessageTriggerEvent } from 'aws-lambda'
import { isOfChild } from '#functions/identity/rules/no-mail.ts'
import { TriggerRefusal, trigger } from '#functions/platform/events/trigger.ts'
import { personOf } from '#functions/platform/services/person-attribute.ts'
import { readPerson } from './person-store.ts'

/** When an address is changed, or proven. */
const OF_AN_ADDRESS: readonly string[] = [
  'CustomMessage_UpdateUserAttribute',
  'CustomMessage_VerifyUserAttribute',
]

/**
 * Refuses to send a code that proves an address to whomever pictures open: a classmate who saw the pictures would prove
 * an address of their own, set a password by it, and come in long after the teacher has set new ones.
 */
export const handler = trigger(async (event: CustomMessageTriggerEvent) => {
  if (!OF_AN_ADDRESS.includes(event.triggerSource)) return event
  const { email = '' } = event.request.userAttributes
  const personId = personOf(event.request.userAttributes, event.userName)
  const opensByPictures = isOfChild(email) || (await readPerson(personId))?.account.hasPictures
  // Cognito passes the message on, as it stands in an error's text.
  if (opensByPictures) throw new TriggerRefusal('identity.opensByPictures')
  return event
})
