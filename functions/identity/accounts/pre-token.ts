import type { PreTokenGenerationTriggerEvent } from 'aws-lambda'
import { claimsOf } from '#functions/identity/rules/identity.ts'
import { now } from '#functions/platform/clock.ts'
import { trigger } from '#functions/platform/events/trigger.ts'
import { finishAccount } from './open-account.ts'
import { readStanding } from './person-store.ts'
import { newcomer } from './sign-up.ts'

/** Puts roles, school and region into the ID token, as the tables have them; finishes a sign-up that was cut short. */
export const handler = trigger(async (event: PreTokenGenerationTriggerEvent) => {
  const { sub = event.userName, email = '', name = '' } = event.request.userAttributes
  const standing =
    (await readStanding(sub)) ??
    (await finishAccount({ ...newcomer(sub, email), fullName: name.trim() }, now()))
  event.response = { claimsOverrideDetails: { claimsToAddOrOverride: claimsOf(standing) } }
  return event
})
