import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import { environment } from '#functions/platform/environment.ts'
import type { Role } from '#shared/kernel/standing.ts'
import { DEMO_CHILD } from './demo-names.ts'

export const users = new CognitoIdentityProviderClient({})
export const UserPoolId = environment('userPoolId')

/** Creates the user, or finds who is there; gives the person's id. */
export async function userOf(
  email: string,
  fullName: string,
  attributes: Readonly<Record<string, string>> = {},
): Promise<string> {
  try {
    const { UserAttributes } = await users.send(new AdminGetUserCommand({ UserPoolId, Username: email }))
    return sub(UserAttributes)
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error
  }
  const { User } = await users.send(
    new AdminCreateUserCommand({
      UserPoolId,
      Username: email,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'name', Value: fullName },
        ...Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
      ],
    }),
  )
  return sub(User?.Attributes)
}

function sub(attributes: readonly { Name?: string | undefined; Value?: string | undefined }[] = []): string {
  const value = attributes.find(({ Name }) => Name === 'sub')?.Value
  if (!value) throw new Error('the user pool gave a user without sub')
  return value
}

export const names = {
  student: DEMO_CHILD,
  teacher: 'Luz Delgado Matos',
  director: 'Rafael Ortiz Vega',
  ore: 'Carmen Nieves Soto',
  family: 'Iris Colón Báez',
  admin: 'Marisol Torres Peña',
} satisfies Record<Role, string>

const ofRole = (role: Role): Promise<string> => userOf(`${role}@demo.test`, names[role])

/** The demo people's ids. */
export const ids = {
  student: await ofRole('student'),
  teacher: await ofRole('teacher'),
  director: await ofRole('director'),
  ore: await ofRole('ore'),
  family: await ofRole('family'),
  admin: await ofRole('admin'),
} satisfies Record<Role, string>
