import * as z from 'zod/mini'
import { assertChange, assertWritable, fromList, merged, readable, toList } from './attributes.ts'
import { redeemCode, sendCode } from './codes.ts'
import {
  AttributeList,
  action,
  emailTaken,
  findBearer,
  findUser,
  invalid,
  Metadata,
  saveUser,
} from './world.ts'

const Email = z.literal('email')

export const getUser = action(z.object({ AccessToken: z.string() }), async (world, { AccessToken }) => {
  const { client, user } = findBearer(world, AccessToken)
  return { Username: user.username, UserAttributes: toList(readable(client, user)) }
})

export const updateUserAttributes = action(
  z.object({ AccessToken: z.string(), UserAttributes: AttributeList, ClientMetadata: Metadata }),
  async (world, { AccessToken, UserAttributes, ClientMetadata: metadata }) => {
    const { pool, client, user } = findBearer(world, AccessToken)
    const given = fromList(UserAttributes)
    assertWritable(client, given)
    assertChange(pool, given)
    const { email, ...others } = given
    const moves = email !== undefined && email !== user.attributes.email
    const { UserAttributeUpdateSettings: settings, AutoVerifiedAttributes } = pool.properties
    const waits = moves && settings.AttributesRequireVerificationBeforeUpdate.includes('email')
    const owner = moves ? findUser(world, pool, email) : undefined
    if (owner && owner.username !== user.username) throw emailTaken('AliasExistsException')
    const change = moves && !waits ? { ...others, email, email_verified: 'false' } : others
    const changed = world.store.atomically(() => {
      if (moves) world.store.deleteCode(user, 'email')
      return saveUser(world, pool, { ...user, attributes: merged(user.attributes, change) })
    })
    if (!moves || !email || !AutoVerifiedAttributes.includes('email')) return { CodeDeliveryDetailsList: [] }
    const delivery = { source: 'UpdateUserAttribute', clientId: client.id, metadata, email }
    return {
      CodeDeliveryDetailsList: [await sendCode(world, pool, changed, { ...delivery, purpose: 'email' })],
    }
  },
)

export const getUserAttributeVerificationCode = action(
  z.object({ AccessToken: z.string(), AttributeName: Email, ClientMetadata: Metadata }),
  async (world, { AccessToken, ClientMetadata: metadata }) => {
    const { pool, client, user } = findBearer(world, AccessToken)
    if (!user.attributes.email) throw invalid('User does not have an email.')
    const delivery = { source: 'VerifyUserAttribute', clientId: client.id, metadata }
    return { CodeDeliveryDetails: await sendCode(world, pool, user, { ...delivery, purpose: 'email' }) }
  },
)

export const verifyUserAttribute = action(
  z.object({ AccessToken: z.string(), AttributeName: Email, Code: z.string() }),
  async (world, { AccessToken, Code }) => {
    const { pool, user } = findBearer(world, AccessToken)
    redeemCode(world, user, 'email', Code, email =>
      saveUser(world, pool, { ...user, attributes: { ...user.attributes, email, email_verified: 'true' } }),
    )
    return {}
  },
)

export const deleteUser = action(z.object({ AccessToken: z.string() }), async (world, { AccessToken }) => {
  const { user } = findBearer(world, AccessToken)
  world.store.atomically(() => world.store.deleteUser(user))
  return {}
})
