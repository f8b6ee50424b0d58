import {
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { environment } from '#functions/platform/environment.ts'
import { subscriber } from '#functions/platform/subscriber.ts'
import { standingChanged } from '#shared/identity/events.ts'
import { mirrorOf } from './identity.ts'
import { readStanding } from './identity-store.ts'

const users = new CognitoIdentityProviderClient({})

/** Mirrors the highest role, school and region into the user pool, from what is stored now: order does not matter. */
export const handler = subscriber(standingChanged, async ({ body: { personId } }) => {
  const standing = await readStanding(personId)
  if (!standing) return
  await users.send(
    new AdminUpdateUserAttributesCommand({
      UserPoolId: environment('userPoolId'),
      Username: personId,
      UserAttributes: mirrorOf(standing),
    }),
  )
})
