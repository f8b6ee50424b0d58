import * as z from 'zod/mini'
import { AwsError } from '../service.ts'
import { type Claims, poolIdOf, readToken } from './jwt.ts'
import type { Client, Pool, User } from './records.ts'
import type { Store } from './store.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly body: string
}

/** What every action works with. */
export interface World {
  readonly store: Store
  /** Runs a trigger's function; rejects with its error. */
  readonly invoke: (functionArn: string, event: unknown) => Promise<unknown>
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly mail: (mail: Mail) => void
  /** Where an address of the cloud is on this machine. */
  readonly localize: (address: string) => string
}

export type Action = (world: World, input: unknown) => Promise<unknown>

/** One API action: parses its input, then runs. Members it does not name are ignored, as the real front does. */
export function action<S extends z.ZodMiniType>(
  schema: S,
  run: (world: World, input: z.output<S>) => Promise<unknown>,
): Action {
  return async (world, input) => {
    const parsed = z.safeParse(schema, input)
    if (parsed.success) return run(world, parsed.data)
    const path = parsed.error.issues[0]?.path.join('.') ?? ''
    const member = path.charAt(0).toLowerCase() + path.slice(1)
    throw invalid(
      `1 validation error detected: Value at '${member}' failed to satisfy constraint: Member must not be null`,
    )
  }
}

export const Metadata = z.optional(z.record(z.string(), z.string()))
export type Metadata = z.output<typeof Metadata>

export const AttributeList = z.array(z.object({ Name: z.string(), Value: z._default(z.string(), '') }))

export const invalid = (message: string) => new AwsError('InvalidParameterException', message)
export const notAuthorized = (message: string) => new AwsError('NotAuthorizedException', message)
export const incorrect = () => notAuthorized('Incorrect username or password.')
export const userNotFound = (message = 'User does not exist.') =>
  new AwsError('UserNotFoundException', message)
export const emailTaken = (code: 'UsernameExistsException' | 'AliasExistsException') =>
  new AwsError(code, 'An account with the given email already exists.')
export const limitExceeded = () =>
  new AwsError('LimitExceededException', 'Attempt limit exceeded, please try after some time.')

export function findPool({ store }: World, poolId: string): Pool {
  const pool = store.pool(poolId)
  if (!pool) throw new AwsError('ResourceNotFoundException', `User pool ${poolId} does not exist.`)
  return pool
}

export function findClient(world: World, clientId: string): { client: Client; pool: Pool } {
  const client = world.store.client(clientId)
  if (!client) throw new AwsError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`)
  return { client, pool: findPool(world, client.properties.UserPoolId) }
}

/** A name as the pool compares names. */
export const nameKey = (pool: Pool, name: string) =>
  pool.properties.UsernameConfiguration.CaseSensitive ? name : name.toLowerCase()

export const signsInByEmail = (pool: Pool) => pool.properties.UsernameAttributes?.includes('email') === true

/** The name besides the username under which a user signs in. Who comes from a provider has none to sign in with. */
export const aliasOf = (pool: Pool, { attributes }: Pick<User, 'attributes'>) =>
  signsInByEmail(pool) && attributes.email !== undefined && !attributes.identities
    ? nameKey(pool, attributes.email)
    : null

export function findUser({ store }: World, pool: Pool, name: string): User | undefined {
  const key = nameKey(pool, name)
  return store.user(pool.id, key) ?? store.userByAlias(pool.id, key)
}

export function saveUser(world: World, pool: Pool, user: User): User {
  const saved = { ...user, modifiedAt: world.now() }
  if (!world.store.putUser(saved, aliasOf(pool, saved))) throw emailTaken('AliasExistsException')
  return saved
}

/** What an access token must be for to make the user's own calls. */
export const API_SCOPE = 'aws.cognito.signin.user.admin'

export interface Bearer {
  readonly pool: Pool
  readonly client: Client
  readonly user: User
}

/** Whose access token this is. */
export function findBearer(world: World, token: string): Bearer {
  const pool = world.store.pool(poolIdOf(token) ?? '')
  const claims: Claims | undefined = pool && readToken(token, pool.keys, pool.id)
  if (!pool || claims?.token_use !== 'access') throw notAuthorized('Invalid Access Token')
  if (Number(claims.exp) * 1000 <= world.now()) throw notAuthorized('Access Token has expired')
  const user = world.store.user(pool.id, String(claims.username))
  if (!user) throw userNotFound()
  if (!user.enabled) throw notAuthorized('User is disabled.')
  if (!String(claims.scope).split(' ').includes(API_SCOPE))
    throw notAuthorized('Access Token does not have required scopes')
  if (!world.store.isLive(String(claims.origin_jti))) throw notAuthorized('Access Token has been revoked')
  return { pool, user, client: findClient(world, String(claims.client_id)).client }
}
