import * as z from 'zod/mini'
import { environment } from '#functions/platform/environment.ts'
import { jsonService } from './json-service.ts'
import { PERSON_ATTRIBUTE, personOf } from './person-attribute.ts'

// The user pool, person by person. A person's id is the `sub` of the user they began with. It is also the username of
// whoever has a password; someone who came by Google has another (`google_…`), and whose user was made anew bears the id
// as `preferred_username`, which no app client may write. ListUsers finds both: a function that may meet them asks for it
// in its wiring.

const call = jsonService('cognito-idp')
const pool = (action: string, input: object) =>
  call(action, { UserPoolId: environment('userPoolId'), ...input })

const AttributeList = z.array(z.object({ Name: z.string(), Value: z.optional(z.string()) }))
/** AdminGetUser names the attributes otherwise than the others do. */
const Described = z.object({
  Username: z.string(),
  Enabled: z.optional(z.boolean()),
  UserStatus: z.optional(z.string()),
  Attributes: z.optional(AttributeList),
  UserAttributes: z.optional(AttributeList),
})
type Described = z.output<typeof Described>

const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name
const isNobody = (error: unknown) => isNamed(error, 'UserNotFoundException')

type Attributes = Readonly<Record<string, string>>

/** A user of the pool. */
export interface PoolUser {
  readonly personId: string
  /** By which the pool knows them. */
  readonly username: string
  readonly enabled: boolean
  /** As Cognito says it: `CONFIRMED`, `EXTERNAL_PROVIDER`, `FORCE_CHANGE_PASSWORD`, … */
  readonly status: string
  readonly email: string | undefined
  readonly emailVerified: boolean
}

function poolUser({ UserAttributes, Attributes = UserAttributes ?? [], ...user }: Described): PoolUser {
  const held = Object.fromEntries(Attributes.map(({ Name, Value }) => [Name, Value]))
  return {
    personId: personOf(held, user.Username),
    username: user.Username,
    enabled: user.Enabled === true,
    status: user.UserStatus ?? '',
    email: held.email,
    emailVerified: held.email_verified === 'true',
  }
}

const listed = (attributes: Attributes) =>
  Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }))

/** Acts on a person's user; rejects with `UserNotFoundException` where there is none. */
async function on(personId: string, action: string, input: object = {}) {
  try {
    return await pool(action, { Username: personId, ...input })
  } catch (error) {
    if (!isNobody(error)) throw error
    const found = (await list('sub', personId))[0] ?? (await list(PERSON_ATTRIBUTE, personId))[0]
    if (!found) throw error
    return pool(action, { Username: found.Username, ...input })
  }
}

async function list(
  attribute: 'sub' | 'email' | typeof PERSON_ATTRIBUTE,
  value: string,
): Promise<readonly Described[]> {
  const quoted = value.replace(/["\\]/g, '\\$&')
  const { Users = [] } = await pool('ListUsers', { Filter: `${attribute} = "${quoted}"` })
  return z.array(Described).parse(Users)
}

/** Makes a user without sending anything; gives the person's id, or undefined where the e-mail address has a user. */
export async function createUser(email: string, attributes: Attributes): Promise<string | undefined> {
  try {
    const { User } = await pool('AdminCreateUser', {
      Username: email,
      MessageAction: 'SUPPRESS',
      UserAttributes: listed({ email, ...attributes }),
    })
    return poolUser(Described.parse(User)).personId
  } catch (error) {
    if (isNamed(error, 'UsernameExistsException')) return undefined
    throw error
  }
}

/** Has a person’s sign-ins ask for the digits of their app, or not; false where no app is proven. */
export async function setSecondFactor(personId: string, isOn: boolean): Promise<boolean> {
  try {
    await on(personId, 'AdminSetUserMFAPreference', {
      SoftwareTokenMfaSettings: { Enabled: isOn, PreferredMfa: isOn },
    })
    return true
  } catch (error) {
    if (isOn && isNamed(error, 'InvalidParameterException')) return false
    throw error
  }
}

/** Everybody in the pool, in no order. */
export async function* allUsers(): AsyncGenerator<PoolUser> {
  let page: string | undefined
  do {
    const { Users, PaginationToken } = await pool('ListUsers', page ? { PaginationToken: page } : {})
    for (const user of z.array(Described).parse(Users)) yield poolUser(user)
    page = z.optional(z.string()).parse(PaginationToken)
  } while (page)
}

/** Gives a person's user another e-mail address, which is not proven; false where another user has it. */
export async function setUserEmail(personId: string, email: string): Promise<boolean> {
  try {
    // Without that word the pool would wait for whoever gets its mail to prove it; it is taken back at once.
    await setUserAttributes(personId, { email, email_verified: 'true' })
    await setUserAttributes(personId, { email_verified: 'false' })
    return true
  } catch (error) {
    if (isNamed(error, 'AliasExistsException')) return false
    throw error
  }
}

/** Sets attributes of a person's user; an empty value is set as such. */
export async function setUserAttributes(personId: string, attributes: Attributes): Promise<void> {
  await on(personId, 'AdminUpdateUserAttributes', { UserAttributes: listed(attributes) })
}

/** Sets a password for good: nobody is asked to change it. */
export async function setUserPassword(personId: string, password: string): Promise<void> {
  await on(personId, 'AdminSetUserPassword', { Password: password, Permanent: true })
}

/** Sets a password that opens once, within the pool's days for it: the next sign-in asks for one of their own. */
export async function setTemporaryPassword(personId: string, password: string): Promise<void> {
  await on(personId, 'AdminSetUserPassword', { Password: password, Permanent: false })
}

/** A person's user; undefined where there is none. */
export async function getUser(personId: string): Promise<PoolUser | undefined> {
  try {
    return poolUser(Described.parse(await on(personId, 'AdminGetUser')))
  } catch (error) {
    if (isNobody(error)) return undefined
    throw error
  }
}

/** Everyone with this e-mail address, proven or not: at most one with a password, and those who came by Google. */
export const usersByEmail = async (email: string): Promise<readonly PoolUser[]> =>
  (await list('email', email)).map(poolUser)

/** Shuts a person out: no sign-in, no refresh. Tokens already given live to their end. */
export async function disableUser(personId: string): Promise<void> {
  await on(personId, 'AdminDisableUser')
}

export async function enableUser(personId: string): Promise<void> {
  await on(personId, 'AdminEnableUser')
}

/** Ends a person's sessions everywhere: no token of theirs is refreshed again. */
export async function signOutUser(personId: string): Promise<void> {
  await on(personId, 'AdminUserGlobalSignOut')
}

/** Deletes a person's user; one who is gone stays gone. */
export async function deleteUser(personId: string): Promise<void> {
  try {
    await on(personId, 'AdminDeleteUser')
  } catch (error) {
    if (!isNobody(error)) throw error
  }
}
