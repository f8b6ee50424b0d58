import type { PreTokenGenerationTriggerHandler } from 'aws-lambda'
import { claimsOf } from './identity.ts'
import { readStanding } from './identity-store.ts'

/** Puts roles, school and region into the ID token, as the tables have them; refuses a token to a person without a standing. */
export const handler: PreTokenGenerationTriggerHandler = async event => {
  const standing = await readStanding(event.request.userAttributes.sub ?? event.userName)
  if (!standing) throw new Error('identity.noStanding')
  event.response = { claimsOverrideDetails: { claimsToAddOrOverride: claimsOf(standing) } }
  return event
}
