import * as z from 'zod/mini'
import { assertChange, assertWritable, fromList, readable, toList } from './attributes.ts'
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
    const { email, ...others } = fromList(UserAttributes)
    const given = email === undefined ? others : { ...others, email }
    assertWritable(client, given)
    assertChange(pool, given)
    const moves = email !== undefined && email !== user.attributes.email
    const { UserAttributeUpdateSettings: settings, AutoVerifiedAttributes } = pool.properties
    const waits = moves && settings.AttributesRequireVerificationBeforeUpdate.includes('email')
    const owner = moves ? findUser(world, pool, email) : undefined
    if (owner && owner.username !== user.username) throw emailTaken('AliasExistsException')
    const changed = saveUser(world, pool, {
      ...user,
      attributes: {
        ...user.attributes,
        ...others,
        ...(moves && !waits && { email, email_verified: 'false' }),
      },
    })
    if (!moves || !AutoVerifiedAttributes.includes('email')) return { CodeDeliveryDetailsList: [] }
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
    const email = redeemCode(world, user, 'email', Code)
    saveUser(world, pool, { ...user, attributes: { ...user.attributes, email, email_verified: 'true' } })
    return {}
  },
)

export const deleteUser = action(z.object({ AccessToken: z.string() }), async (world, { AccessToken }) => {
  const { user } = findBearer(world, AccessToken)
  world.store.atomically(() => world.store.deleteUser(user))
  return {}
})
