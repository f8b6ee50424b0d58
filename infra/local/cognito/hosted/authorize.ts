import { randomBytes } from 'node:crypto'
import type { HttpRequest, HttpResponse } from '../../endpoint/http.ts'
import type { Client, Pool } from '../records.ts'
import type { World } from '../world.ts'
import { cookie, cookieOf, problem, type Query, redirect, withQuery } from './answers.ts'
import { describedError, externalUser, type ProviderClaims } from './external-user.ts'

/** What a sign-in was asked for, kept until the provider has answered. */
interface Asked {
  readonly clientId: string
  readonly redirectUri: string
  readonly provider: string
  readonly scope: string
  readonly state?: string | undefined
  readonly codeChallenge?: string | undefined
}

/** What a code is worth, once. */
export interface Granted extends Asked {
  readonly username: string
}

/** The pool's own session with a browser: within its hour nobody is sent to the provider again. */
interface HostedSession {
  readonly poolId: string
  readonly username: string
  readonly provider: string
  readonly expiresAt: number
}

export interface Provider {
  /** Where at this address the browser is sent to. */
  readonly path: string
  /** Makes a code, once, what the provider says of the person; undefined for a code that it did not give. */
  claimsFor(code: string, redirectUri: string): ProviderClaims | undefined
}

const MINUTES = 60_000
const SESSION = 'cognito'
const ASKED = 'csrf-state'
const secret = () => randomBytes(32).toString('base64url')
const originOf = ({ headers }: HttpRequest) => `http://${headers.host}`

export function createAuthorize(world: World, google: Provider) {
  const sessions = new Map<string, HostedSession>()

  const keep = (value: unknown) => {
    const id = secret()
    world.store.addChallenge(id, world.now() + 5 * MINUTES, value, world.now())
    return id
  }

  /** The registered client that asks, or the reason why nobody may be sent back to it. */
  function askedBy(query: Query): { client: Client; pool: Pool; redirectUri: string } | string {
    const client = world.store.client(query.get('client_id') ?? '')
    const pool = client && world.store.pool(client.properties.UserPoolId)
    if (!client || !pool || !world.store.hasDomain(pool.id)) return 'Client does not exist.'
    const redirectUri = query.get('redirect_uri') ?? ''
    const registered = client.properties.CallbackURLs.map(world.localize)
    return registered.includes(redirectUri) ? { client, pool, redirectUri } : 'redirect_mismatch'
  }

  function begin(request: HttpRequest, query: Query): HttpResponse {
    const by = askedBy(query)
    if (typeof by === 'string') return problem(by)
    const { client, pool, redirectUri } = by
    const state = query.get('state') ?? undefined
    const refuse = (error: string, error_description?: string) =>
      redirect(withQuery(redirectUri, { error, error_description, state }))
    const { AllowedOAuthFlowsUserPoolClient, AllowedOAuthFlows, AllowedOAuthScopes } = client.properties
    if (
      query.get('response_type') !== 'code' ||
      !AllowedOAuthFlowsUserPoolClient ||
      !AllowedOAuthFlows.includes('code')
    )
      return refuse('unauthorized_client')
    const scope = query.get('scope') ?? AllowedOAuthScopes.join(' ')
    if (scope.split(' ').some(one => !AllowedOAuthScopes.some(allowed => allowed === one)))
      return refuse('invalid_scope')
    const codeChallenge = query.get('code_challenge') ?? undefined
    if (codeChallenge && query.get('code_challenge_method') !== 'S256')
      return refuse('invalid_request', 'code_challenge_method must be S256')
    const provider = query.get('identity_provider') ?? ''
    const offered = client.properties.SupportedIdentityProviders.some(name => name === provider)
    if (!offered || !world.store.provider(pool.id, provider)) return problem('Login option is not available.')
    const asked: Asked = { clientId: client.id, redirectUri, provider, scope, state, codeChallenge }

    const session = sessions.get(cookieOf(request, SESSION) ?? '')
    if (session?.poolId === pool.id && session.provider === provider && session.expiresAt > world.now())
      return grant(asked, session.username)
    const id = keep({ asked })
    const to = withQuery(originOf(request) + google.path, {
      client_id: client.id,
      redirect_uri: `${originOf(request)}/oauth2/idpresponse`,
      response_type: 'code',
      scope: 'openid email profile',
      state: id,
    })
    return redirect(to, [cookie(ASKED, id, 300)])
  }

  function grant(asked: Asked, username: string, cookies: readonly string[] = []): HttpResponse {
    const code = keep({ granted: { ...asked, username } satisfies Granted })
    return redirect(withQuery(asked.redirectUri, { code, state: asked.state }), cookies)
  }

  /** The provider's answer: only to the browser that asked, and once. */
  async function takeAnswer(request: HttpRequest, query: Query): Promise<HttpResponse> {
    const id = query.get('state') ?? ''
    if (!id || cookieOf(request, ASKED) !== id) return problem('Invalid state parameter')
    const { asked } = (world.store.takeChallenge(id, world.now()) ?? {}) as { asked?: Asked }
    if (!asked) return problem('Invalid state parameter')
    const client = world.store.client(asked.clientId)
    const pool = client && world.store.pool(client.properties.UserPoolId)
    const provider = pool && world.store.provider(pool.id, asked.provider)
    if (!client || !pool || !provider) return problem('Client does not exist.')
    const forget = cookie(ASKED, '', 0)
    const refuse = (described: { error: string; error_description?: string }) =>
      redirect(withQuery(asked.redirectUri, { ...described, state: asked.state }), [forget])
    const claims = google.claimsFor(query.get('code') ?? '', `${originOf(request)}/oauth2/idpresponse`)
    if (!claims) return refuse({ error: query.get('error') ?? 'invalid_request' })
    try {
      const { username } = await externalUser(world, { pool, client, provider }, claims)
      const session = secret()
      const expiresAt = world.now() + 60 * MINUTES
      sessions.set(session, { poolId: pool.id, username, provider: asked.provider, expiresAt })
      return grant(asked, username, [forget, cookie(SESSION, session, 3600)])
    } catch (error) {
      return refuse(describedError(error))
    }
  }

  /** Ends the pool's own session with this browser; tokens live on until they are revoked. */
  function logout(request: HttpRequest, query: Query): HttpResponse {
    const client = world.store.client(query.get('client_id') ?? '')
    const to = query.get('logout_uri') ?? ''
    if (!client?.properties.LogoutURLs.map(world.localize).includes(to)) return problem('Invalid request')
    sessions.delete(cookieOf(request, SESSION) ?? '')
    return redirect(to, [cookie(SESSION, '', 0)])
  }

  return { begin, takeAnswer, logout }
}
