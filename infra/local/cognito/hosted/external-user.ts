import { randomBytes, randomUUID } from 'node:crypto'
import { AwsError } from '../../service.ts'
import { type Attributes, assertNew, merged } from '../attributes.ts'
import { passwordFields } from '../passwords.ts'
import type { ProviderProperties } from '../provider-properties.ts'
import type { Client, Pool, User } from '../records.ts'
import { addUser, confirmed } from '../sign-up.ts'
import { attributesForTrigger, trigger } from '../triggers.ts'
import { invalid, nameKey, notAuthorized, saveUser, type World } from '../world.ts'

/** What a provider says of a person; `sub` is their id there. */
export type ProviderClaims = Readonly<Record<string, string | boolean>> & { readonly sub: string }

interface Arrival {
  readonly pool: Pool
  readonly client: Client
  readonly provider: ProviderProperties
}

/**
 * The user of someone whom a provider vouches for, made at the first arrival and brought up to date at each. Never the
 * user of someone with a password: an equal e-mail address proves nothing, and nothing here links two users.
 */
export async function externalUser(world: World, arrival: Arrival, claims: ProviderClaims): Promise<User> {
  const { pool, client, provider } = arrival
  const username = nameKey(pool, `${provider.ProviderName}_${claims.sub}`)
  const mapped = mappedAttributes(provider, claims)
  const known = world.store.user(pool.id, username)
  if (!known) return firstArrival(world, arrival, username, claims.sub, mapped)
  if (!known.enabled) throw notAuthorized('User is disabled.')
  const user = saveUser(world, pool, { ...known, attributes: merged(known.attributes, mapped) })
  await trigger(world, pool, 'PostAuthentication', {
    source: 'Authentication',
    clientId: client.id,
    username,
    request: { userAttributes: attributesForTrigger(user), newDeviceUsed: false },
  })
  return user
}

const mappedAttributes = ({ AttributeMapping }: ProviderProperties, claims: ProviderClaims): Attributes =>
  Object.fromEntries(
    Object.entries(AttributeMapping).flatMap(([attribute, claim]) => {
      const value = claims[claim]
      return value === undefined || attribute === 'username' ? [] : [[attribute, String(value)]]
    }),
  )

async function firstArrival(
  world: World,
  { pool, client, provider }: Arrival,
  username: string,
  userId: string,
  mapped: Attributes,
): Promise<User> {
  const missing = pool.properties.Schema.filter(({ Name, Required }) => Required && !mapped[Name])
  if (missing.length > 0)
    throw invalid(`attributes required: [${missing.map(({ Name }) => Name).join(', ')}]`)
  assertNew(pool, mapped)
  await trigger(world, pool, 'PreSignUp', {
    source: 'ExternalProvider',
    clientId: client.id,
    username,
    request: {
      userAttributes: { 'cognito:email_alias': '', 'cognito:phone_number_alias': '', ...mapped },
      validationData: {},
    },
  })
  const now = world.now()
  const { ProviderName: providerName, ProviderType: providerType } = provider
  const identities = [{ userId, providerName, providerType, issuer: null, primary: true, dateCreated: now }]
  const user = addUser(world, pool, {
    poolId: pool.id,
    username,
    sub: randomUUID(),
    status: 'EXTERNAL_PROVIDER',
    enabled: true,
    attributes: {
      ...(mapped.email && { email_verified: 'false' }),
      ...mapped,
      identities: JSON.stringify(identities),
    },
    // Nobody knows it.
    ...passwordFields(pool, username, randomBytes(32).toString('hex'), now),
    createdAt: now,
    modifiedAt: now,
  })
  await confirmed(world, pool, client.id, user, 'ConfirmSignUp', undefined)
  return user
}

/** How the redirect says what went wrong: the words of the service, and of the pool's functions. */
export const describedError = (error: unknown): { error: string; error_description: string } => {
  if (!(error instanceof AwsError)) throw error
  return { error: 'invalid_request', error_description: `${error.message} ` }
}
