import {
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { environment } from './environment.ts'

const users = new CognitoIdentityProviderClient({})

/** Sets attributes of a user of the pool, by their id; an empty value is set as such. */
export async function setUserAttributes(
  personId: string,
  attributes: Readonly<Record<string, string>>,
): Promise<void> {
  await users.send(
    new AdminUpdateUserAttributesCommand({
      UserPoolId: environment('userPoolId'),
      Username: personId,
      UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    }),
  )
}
