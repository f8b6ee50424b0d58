import { createHash } from 'node:crypto'
import { type HttpResponse, json } from '../../endpoint/http.ts'
import { AwsError } from '../../service.ts'
import type { Client } from '../records.ts'
import { issueTokens, refresh, revokeToken } from '../tokens.ts'
import { findPool, type World } from '../world.ts'
import type { Query } from './answers.ts'
import type { Granted } from './authorize.ts'

const uncached = { 'cache-control': 'no-store' }
const refusal = (error: string) => json(400, { error }, uncached)

interface Made {
  readonly IdToken: string
  readonly AccessToken: string
  readonly ExpiresIn: number
  readonly TokenType: string
  readonly RefreshToken?: string
}

const tokens = ({ IdToken, AccessToken, RefreshToken, ExpiresIn, TokenType }: Made) =>
  json(
    200,
    {
      id_token: IdToken,
      access_token: AccessToken,
      ...(RefreshToken && { refresh_token: RefreshToken }),
      expires_in: ExpiresIn,
      token_type: TokenType,
    },
    uncached,
  )

/** Makes a code or a refresh token tokens. */
export async function token(world: World, form: Query): Promise<HttpResponse> {
  const client = world.store.client(form.get('client_id') ?? '')
  if (!client || !world.store.hasDomain(client.properties.UserPoolId)) return refusal('invalid_client')
  try {
    switch (form.get('grant_type')) {
      case 'authorization_code':
        return await redeem(world, client, form)
      case 'refresh_token': {
        const renewed = await refresh(world, client.id, form.get('refresh_token') ?? '', undefined)
        return tokens(renewed.AuthenticationResult)
      }
      default:
        return refusal('unsupported_grant_type')
    }
  } catch (error) {
    if (!(error instanceof AwsError)) throw error
    return refusal('invalid_grant')
  }
}

/** A code is worth tokens once, to the client and the address that it was given for, with the verifier it was asked with. */
async function redeem(world: World, client: Client, form: Query): Promise<HttpResponse> {
  const found = world.store.takeChallenge(form.get('code') ?? '', world.now()) as
    | { granted?: Granted }
    | undefined
  const granted = found?.granted
  if (granted?.clientId !== client.id || granted.redirectUri !== form.get('redirect_uri'))
    return refusal('invalid_grant')
  const verifier = form.get('code_verifier') ?? ''
  if (
    granted.codeChallenge &&
    createHash('sha256').update(verifier).digest('base64url') !== granted.codeChallenge
  )
    return refusal('invalid_grant')
  const pool = findPool(world, client.properties.UserPoolId)
  const user = world.store.user(pool.id, granted.username)
  if (!user?.enabled) return refusal('invalid_grant')
  const { scope } = granted
  const issued = await issueTokens(world, { pool, client, user }, 'HostedAuth', undefined, scope)
  return tokens(issued.AuthenticationResult)
}

/** Ends the session of a refresh token; one that is unknown is ended already. */
export async function revoke(world: World, form: Query): Promise<HttpResponse> {
  try {
    await revokeToken(world, { ClientId: form.get('client_id') ?? '', Token: form.get('token') ?? '' })
    return { status: 200, headers: uncached, body: '' }
  } catch (error) {
    if (!(error instanceof AwsError)) throw error
    return refusal('invalid_client')
  }
}
