import type { PreTokenGenerationTriggerEvent } from 'aws-lambda'
import { claimsOf } from '#functions/identity/rules/identity.ts'
import { now } from '#functions/platform/clock.ts'
import { trigger } from '#functions/platform/events/trigger.ts'
import { personOf } from '#functions/platform/services/person-attribute.ts'
import { PERSON_CLAIM } from '#shared/kernel/session.ts'
import { finishAccount } from './open-account.ts'
import { readStanding } from './person-store.ts'
import { newcomer } from './sign-up.ts'

/** Puts roles, school and region into the ID token, as the tables have them; finishes a sign-up that was cut short. */
export const handler = trigger(async (event: PreTokenGenerationTriggerEvent) => {
  const { sub = event.userName, email = '', name = '' } = event.request.userAttributes
  const personId = personOf(event.request.userAttributes, event.userName)
  const standing =
    (await readStanding(personId)) ??
    (await finishAccount({ ...newcomer(sub, email), fullName: name.trim() }, now()))
  const claims = {
    ...claimsOf(standing),
    ...(standing.personId !== sub && { [PERSON_CLAIM]: standing.personId }),
  }
  event.response = { claimsOverrideDetails: { claimsToAddOrOverride: claims } }
  return event
})
