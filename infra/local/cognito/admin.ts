import * as z from 'zod/mini'
import { assertChange, fromList, merged, shown, toList } from './attributes.ts'
import { sendCode } from './codes.ts'
import { assertPolicy, passwordFields } from './passwords.ts'
import type { User } from './records.ts'
import {
  AttributeList,
  action,
  findPool,
  findUser,
  Metadata,
  saveUser,
  userNotFound,
  type World,
} from './world.ts'

/** The user an Admin call is about. */
export const Target = { UserPoolId: z.string(), Username: z.string() }

export function findTarget(world: World, { UserPoolId, Username }: { UserPoolId: string; Username: string }) {
  const pool = findPool(world, UserPoolId)
  const user = findUser(world, pool, Username)
  if (!user) throw userNotFound()
  return { pool, user }
}

/** Which second factors a user is asked for. */
const mfaOf = ({ mfa }: User) => (mfa ? ['SOFTWARE_TOKEN_MFA'] : [])

/** A user without attributes, as Admin calls and lists show it; instants in epoch seconds. */
export const described = (user: User) => ({
  Username: user.username,
  UserCreateDate: user.createdAt / 1000,
  UserLastModifiedDate: user.modifiedAt / 1000,
  Enabled: user.enabled,
  UserStatus: user.status,
})

export const adminSetUserPassword = action(
  z.object({ ...Target, Password: z.string(), Permanent: z._default(z.boolean(), false) }),
  async (world, { Password, Permanent, ...target }) => {
    const { pool, user } = findTarget(world, target)
    assertPolicy(pool, Password)
    saveUser(world, pool, {
      ...user,
      ...passwordFields(pool, user.username, Password, world.now()),
      status: Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD',
    })
    return {}
  },
)

export const adminGetUser = action(z.object(Target), async (world, target) => {
  const { user } = findTarget(world, target)
  return { ...described(user), UserAttributes: toList(shown(user)), UserMFASettingList: mfaOf(user) }
})

export const adminUpdateUserAttributes = action(
  z.object({ ...Target, UserAttributes: AttributeList, ClientMetadata: Metadata }),
  async (world, { UserAttributes, ClientMetadata: metadata, ...target }) => {
    const { pool, user } = findTarget(world, target)
    const given = fromList(UserAttributes)
    assertChange(pool, given)
    const { email, ...others } = given
    const moves = email !== undefined && email !== user.attributes.email
    const { AttributesRequireVerificationBeforeUpdate: proven } = pool.properties.UserAttributeUpdateSettings
    // Only with the word that it is proven does an address take the place of the one before at once.
    const waits = moves && proven.includes('email') && given.email_verified !== 'true'
    const change = !moves ? given : waits ? others : { email_verified: 'false', ...given }
    const changed = world.store.atomically(() => {
      if (moves) world.store.deleteCode(user, 'email')
      return saveUser(world, pool, { ...user, attributes: merged(user.attributes, change) })
    })
    if (waits)
      await sendCode(world, pool, changed, {
        ...{ source: 'UpdateUserAttribute', clientId: undefined, metadata, email, purpose: 'email' },
      })
    return {}
  },
)

export const adminDeleteUser = action(z.object(Target), async (world, target) => {
  const { user } = findTarget(world, target)
  world.store.atomically(() => world.store.deleteUser(user))
  return {}
})

export const adminEnableUser = action(z.object(Target), async (world, target) => {
  const { pool, user } = findTarget(world, target)
  saveUser(world, pool, { ...user, enabled: true })
  return {}
})

/** Also ends the user's sessions, as the service does. */
export const adminDisableUser = action(z.object(Target), async (world, target) => {
  const { pool, user } = findTarget(world, target)
  world.store.atomically(() => {
    saveUser(world, pool, { ...user, enabled: false })
    world.store.revokeAll(user)
  })
  return {}
})

export const adminUserGlobalSignOut = action(z.object(Target), async (world, target) => {
  world.store.revokeAll(findTarget(world, target).user)
  return {}
})
