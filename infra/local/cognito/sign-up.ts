import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { AwsError } from '../service.ts'
import { type Attributes, assertNew, assertWritable, fromList } from './attributes.ts'
import { expiredCode, redeemCode, sendCode, unknownRecipient } from './codes.ts'
import { assertPolicy, passwordFields } from './passwords.ts'
import type { Pool, User } from './records.ts'
import { attributesForTrigger, trigger } from './triggers.ts'
import {
  AttributeList,
  action,
  aliasOf,
  emailTaken,
  findClient,
  findUser,
  invalid,
  Metadata,
  nameKey,
  notAuthorized,
  saveUser,
  signsInByEmail,
  userNotFound,
  type World,
} from './world.ts'

/** What a person asks to be, before anything is stored. In a pool of e-mail names the username is the `sub`. */
export function candidate(pool: Pool, name: string, given: Attributes) {
  const sub = randomUUID()
  if (!signsInByEmail(pool)) return { sub, username: nameKey(pool, name), attributes: given }
  if (!name.includes('@')) throw invalid('Username should be an email.')
  if (given.email !== undefined && nameKey(pool, given.email) !== nameKey(pool, name))
    throw invalid('Username and email do not match.')
  return { sub, username: sub, attributes: { ...given, email: name } }
}

/** Stores a new user, or says whose name it already is. */
export function addUser(world: World, pool: Pool, user: User): User {
  if (world.store.addUser(user, aliasOf(pool, user))) return user
  throw signsInByEmail(pool)
    ? emailTaken('UsernameExistsException')
    : new AwsError('UsernameExistsException', 'User already exists')
}

export const signUp = action(
  z.object({
    ClientId: z.string(),
    Username: z.string(),
    Password: z.string(),
    UserAttributes: z._default(AttributeList, []),
    ValidationData: z.optional(z.nullable(AttributeList)),
    ClientMetadata: Metadata,
  }),
  async (world, input) => {
    const { pool, client } = findClient(world, input.ClientId)
    if (pool.properties.AdminCreateUserConfig.AllowAdminCreateUserOnly)
      throw notAuthorized('SignUp is not permitted for this user pool')
    const given = fromList(input.UserAttributes)
    assertWritable(client, given)
    const { sub, username, attributes } = candidate(pool, input.Username, given)
    assertNew(pool, attributes)
    assertPolicy(pool, input.Password)
    // Before the name is looked up, as in the cloud: the function may be asked about a name that is taken.
    const { autoConfirmUser, autoVerifyEmail } = await trigger(world, pool, 'PreSignUp', {
      source: 'SignUp',
      clientId: client.id,
      username,
      request: {
        userAttributes: attributes,
        validationData: input.ValidationData ? fromList(input.ValidationData) : null,
        ...(input.ClientMetadata && { clientMetadata: input.ClientMetadata }),
      },
    })
    const now = world.now()
    const user = addUser(world, pool, {
      poolId: pool.id,
      username,
      sub,
      status: autoConfirmUser ? 'CONFIRMED' : 'UNCONFIRMED',
      enabled: true,
      attributes: attributes.email
        ? { ...attributes, email_verified: autoVerifyEmail ? 'true' : 'false' }
        : attributes,
      ...passwordFields(pool, username, input.Password, now),
      createdAt: now,
      modifiedAt: now,
    })
    if (autoConfirmUser) {
      await confirmed(world, pool, client.id, user, 'ConfirmSignUp', input.ClientMetadata)
      return { UserConfirmed: true, UserSub: sub }
    }
    const delivery = { source: 'SignUp', clientId: client.id, metadata: input.ClientMetadata }
    return {
      UserConfirmed: false,
      UserSub: sub,
      ...(pool.properties.AutoVerifiedAttributes.includes('email') &&
        user.attributes.email && {
          CodeDeliveryDetails: await sendCode(world, pool, user, { ...delivery, purpose: 'sign-up' }),
        }),
    }
  },
)

/** Tells the pool's function that an account, or its new password, is confirmed. */
export function confirmed(
  world: World,
  pool: Pool,
  clientId: string,
  user: User,
  source: 'ConfirmSignUp' | 'ConfirmForgotPassword',
  metadata: Metadata,
) {
  return trigger(world, pool, 'PostConfirmation', {
    source,
    clientId,
    username: user.username,
    request: {
      userAttributes: attributesForTrigger(user),
      ...(metadata && { clientMetadata: metadata }),
    },
  })
}

export const confirmSignUp = action(
  z.object({
    ClientId: z.string(),
    Username: z.string(),
    ConfirmationCode: z.string(),
    ClientMetadata: Metadata,
  }),
  async (world, { ClientId, Username, ConfirmationCode, ClientMetadata }) => {
    const { pool, client } = findClient(world, ClientId)
    const user = findUser(world, pool, Username)
    if (!user && client.properties.PreventUserExistenceErrors === 'ENABLED') throw expiredCode()
    if (!user) throw userNotFound('Username/client id combination not found.')
    if (user.status !== 'UNCONFIRMED')
      throw notAuthorized('User cannot be confirmed. Current status is CONFIRMED')
    const changed = redeemCode(world, user, 'sign-up', ConfirmationCode, email => {
      const verified = email === user.attributes.email ? { email_verified: 'true' } : {}
      const attributes = { ...user.attributes, ...verified }
      return saveUser(world, pool, { ...user, status: 'CONFIRMED', attributes })
    })
    await confirmed(world, pool, ClientId, changed, 'ConfirmSignUp', ClientMetadata)
    return {}
  },
)

export const resendConfirmationCode = action(
  z.object({ ClientId: z.string(), Username: z.string(), ClientMetadata: Metadata }),
  async (world, { ClientId, Username, ClientMetadata }) => {
    const { pool, client } = findClient(world, ClientId)
    const user = findUser(world, pool, Username)
    if (!user) return unknownRecipient(client, Username)
    if (user.status !== 'UNCONFIRMED') throw invalid('User is already confirmed.')
    if (!user.attributes.email || !pool.properties.AutoVerifiedAttributes.includes('email'))
      throw invalid('Auto verification not turned on.')
    const delivery = { source: 'ResendCode', clientId: ClientId, metadata: ClientMetadata }
    return { CodeDeliveryDetails: await sendCode(world, pool, user, { ...delivery, purpose: 'sign-up' }) }
  },
)
