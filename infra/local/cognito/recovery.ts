import * as z from 'zod/mini'
import { guess } from './attempts.ts'
import { expiredCode, redeemCode, sendCode, unknownRecipient } from './codes.ts'
import { assertPolicy, isPassword, passwordFields } from './passwords.ts'
import { confirmed } from './sign-up.ts'
import {
  action,
  findBearer,
  findClient,
  findUser,
  incorrect,
  invalid,
  Metadata,
  notAuthorized,
  saveUser,
  userNotFound,
} from './world.ts'

export const changePassword = action(
  z.object({ AccessToken: z.string(), PreviousPassword: z.string(), ProposedPassword: z.string() }),
  async (world, { AccessToken, PreviousPassword, ProposedPassword }) => {
    const { pool, user } = findBearer(world, AccessToken)
    assertPolicy(pool, ProposedPassword)
    guess(world, user, 'change-password', () => {
      if (!isPassword(pool, user, PreviousPassword)) throw incorrect()
    })
    saveUser(world, pool, {
      ...user,
      ...passwordFields(pool, user.username, ProposedPassword, world.now()),
    })
    return {}
  },
)

export const forgotPassword = action(
  z.object({ ClientId: z.string(), Username: z.string(), ClientMetadata: Metadata }),
  async (world, { ClientId, Username, ClientMetadata }) => {
    const { pool, client } = findClient(world, ClientId)
    const user = findUser(world, pool, Username)
    if (!user) return unknownRecipient(client, Username)
    const recovery = pool.properties.AccountRecoverySetting?.RecoveryMechanisms
    if (recovery?.some(({ Name }) => Name === 'admin_only'))
      throw notAuthorized('Contact administrator to reset password.')
    if (!user.enabled) throw notAuthorized('User is disabled.')
    if (user.status === 'FORCE_CHANGE_PASSWORD' || user.status === 'EXTERNAL_PROVIDER')
      throw notAuthorized('User password cannot be reset in the current state.')
    if (user.attributes.email_verified !== 'true')
      throw invalid(
        'Cannot reset password for the user as there is no registered/verified email or phone_number',
      )
    const delivery = { source: 'ForgotPassword', clientId: ClientId, metadata: ClientMetadata }
    return { CodeDeliveryDetails: await sendCode(world, pool, user, { ...delivery, purpose: 'password' }) }
  },
)

export const confirmForgotPassword = action(
  z.object({
    ClientId: z.string(),
    Username: z.string(),
    ConfirmationCode: z.string(),
    Password: z.string(),
    ClientMetadata: Metadata,
  }),
  async (world, { ClientId, Username, ConfirmationCode, Password, ClientMetadata }) => {
    const { pool, client } = findClient(world, ClientId)
    const user = findUser(world, pool, Username)
    if (!user && client.properties.PreventUserExistenceErrors === 'ENABLED') throw expiredCode()
    if (!user) throw userNotFound('Username/client id combination not found.')
    assertPolicy(pool, Password)
    const changed = redeemCode(world, user, 'password', ConfirmationCode, () =>
      saveUser(world, pool, {
        ...user,
        ...passwordFields(pool, user.username, Password, world.now()),
        status: 'CONFIRMED',
      }),
    )
    await confirmed(world, pool, ClientId, changed, 'ConfirmForgotPassword', ClientMetadata)
    return {}
  },
)
