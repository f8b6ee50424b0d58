import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  type AttributeType,
  CognitoIdentityProviderClient,
  ListUsersCommand,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider'
import { environment } from './environment.ts'

// The user pool, person by person. A person's id is their user's `sub`. It is also the username of whoever has a
// password; someone who came by Google has another (`google_…`), which ListUsers finds: a function that may meet them
// asks for it in its wiring.

const users = new CognitoIdentityProviderClient({})

type Attributes = Readonly<Record<string, string>>

/** A user of the pool. */
export interface PoolUser {
  readonly personId: string
  readonly enabled: boolean
  /** As Cognito says it: `CONFIRMED`, `EXTERNAL_PROVIDER`, `FORCE_CHANGE_PASSWORD`, … */
  readonly status: string
  readonly email: string | undefined
  readonly emailVerified: boolean
}

interface Described {
  readonly Username?: string | undefined
  readonly Enabled?: boolean | undefined
  readonly UserStatus?: string | undefined
}

function poolUser(user: Described, list: readonly AttributeType[] = []): PoolUser {
  const held = Object.fromEntries(list.map(({ Name, Value }) => [Name, Value]))
  return {
    personId: held.sub ?? user.Username ?? '',
    enabled: user.Enabled === true,
    status: user.UserStatus ?? '',
    email: held.email,
    emailVerified: held.email_verified === 'true',
  }
}

const listed = (attributes: Attributes): AttributeType[] =>
  Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }))

interface Target {
  readonly UserPoolId: string
  readonly Username: string
}

/** Acts on a person's user; rejects with `UserNotFoundException` where there is none. */
async function on<Result>(personId: string, act: (target: Target) => Promise<Result>): Promise<Result> {
  const UserPoolId = environment('userPoolId')
  try {
    return await act({ UserPoolId, Username: personId })
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error
    const [found] = await list('sub', personId)
    if (!found?.Username) throw error
    return act({ UserPoolId, Username: found.Username })
  }
}

async function list(attribute: 'sub' | 'email', value: string) {
  const quoted = value.replace(/["\\]/g, '\\$&')
  const Filter = `${attribute} = "${quoted}"`
  const { Users = [] } = await users.send(
    new ListUsersCommand({ UserPoolId: environment('userPoolId'), Filter }),
  )
  return Users
}

/** Makes a user without sending anything; gives the person's id, or undefined where the e-mail address has a user. */
export async function createUser(email: string, attributes: Attributes): Promise<string | undefined> {
  try {
    const { User = {} } = await users.send(
      new AdminCreateUserCommand({
        UserPoolId: environment('userPoolId'),
        Username: email,
        MessageAction: 'SUPPRESS',
        UserAttributes: listed({ email, ...attributes }),
      }),
    )
    return poolUser(User, User.Attributes).personId
  } catch (error) {
    if (error instanceof UsernameExistsException) return undefined
    throw error
  }
}

/** Sets attributes of a person's user; an empty value is set as such. */
export async function setUserAttributes(personId: string, attributes: Attributes): Promise<void> {
  await on(personId, target =>
    users.send(new AdminUpdateUserAttributesCommand({ ...target, UserAttributes: listed(attributes) })),
  )
}

/** Sets a password for good: nobody is asked to change it. */
export async function setUserPassword(personId: string, password: string): Promise<void> {
  await on(personId, target =>
    users.send(new AdminSetUserPasswordCommand({ ...target, Password: password, Permanent: true })),
  )
}

/** A person's user; undefined where there is none. */
export async function getUser(personId: string): Promise<PoolUser | undefined> {
  try {
    const found = await on(personId, target => users.send(new AdminGetUserCommand(target)))
    return poolUser(found, found.UserAttributes)
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined
    throw error
  }
}

/** Everyone with this e-mail address, proven or not: at most one with a password, and those who came by Google. */
export const usersByEmail = async (email: string): Promise<readonly PoolUser[]> =>
  (await list('email', email)).map(user => poolUser(user, user.Attributes))

/** Shuts a person out: no sign-in, no refresh. Tokens already given live to their end. */
export async function disableUser(personId: string): Promise<void> {
  await on(personId, target => users.send(new AdminDisableUserCommand(target)))
}

export async function enableUser(personId: string): Promise<void> {
  await on(personId, target => users.send(new AdminEnableUserCommand(target)))
}

/** Ends a person's sessions everywhere: no token of theirs is refreshed again. */
export async function signOutUser(personId: string): Promise<void> {
  await on(personId, target => users.send(new AdminUserGlobalSignOutCommand(target)))
}

/** Deletes a person's user; one who is gone stays gone. */
export async function deleteUser(personId: string): Promise<void> {
  try {
    await on(personId, target => users.send(new AdminDeleteUserCommand(target)))
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error
  }
}
