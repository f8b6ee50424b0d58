import type { PreTokenGenerationTriggerEvent } from 'aws-lambda'
import { claimsOf } from '#functions/identity/rules/identity.ts'
import { now } from '#functions/platform/clock.ts'
import { TriggerRefusal, trigger } from '#functions/platform/events/trigger.ts'
import { personOf } from '#functions/platform/services/person-attribute.ts'
import { isOver, PERSON_CLAIM } from '#shared/kernel/session.ts'
import type { PersonStanding } from '#shared/kernel/standing.ts'
import { finishAccount } from './open-account.ts'
import { readStanding } from './person-store.ts'
import { readSessions } from './session-store.ts'
import { newcomer } from './sign-up.ts'

/** Puts roles, school and region into the ID token, as the tables have them; finishes a sign-up that was cut short. */
export const handler = trigger(async (event: PreTokenGenerationTriggerEvent) => {
  const { sub = event.userName, email = '', name = '' } = event.request.userAttributes
  const personId = personOf(event.request.userAttributes, event.userName)
  const standing =
    (await readStanding(personId)) ??
    (await finishAccount({ ...newcomer(sub, email), fullName: name.trim() }, now()))
  if (event.triggerSource === 'TokenGeneration_RefreshTokens')
    await refuseWhereOver(standing, event.callerContext.clientId, now())
  const claims = {
    ...claimsOf(standing),
    ...(standing.personId !== sub && { [PERSON_CLAIM]: standing.personId }),
  }
  event.response = { claimsOverrideDetails: { claimsToAddOrOverride: claims } }
  return event
})

/**
 * The pool does not say which session is refreshed. Where all that were heard of on that app client are over, so is this one;
 * where one goes on, the request that follows tells.
 */
async function refuseWhereOver(standing: PersonStanding, clientId: string, at: string): Promise<void> {
  const sessions = (await readSessions(standing.personId)).filter(({ client }) => client === clientId)
  if (sessions.length > 0 && sessions.every(session => isOver(session, standing, at)))
    throw new TriggerRefusal('identity.sessionEnded')
}
