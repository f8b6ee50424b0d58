import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { operator } from './member.ts'

const pool = new CognitoIdentityProviderClient(operator.aws)

/** Deletes somebody’s user behind the counter, as an access token did before the firewall stood. */
export async function deleteUser(personId: string): Promise<void> {
  await pool.send(new AdminDeleteUserCommand({ UserPoolId: operator.userPoolId, Username: personId }))
}
