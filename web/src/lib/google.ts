import * as z from 'zod/mini'
import { auth } from './auth-library.ts'
import { bringsGoogleAnswer, RETURN_PATH } from './google-answer.ts'
import { CAME_BY_GOOGLE } from './local-data.ts'
import { runtimeConfig } from './runtime-config.ts'
import { clientOf, kindHere } from './session-kind.ts'
import { forget, keep, recall } from './storage.ts'
import { shelf } from './token-shelf.ts'

// The authorization code flow with PKCE (RFC 7636) through the user pool's sign-in domain. It is written here because
// the library's own speaks https alone, and a laptop's stand-in has no certificate. Its parts are the library's: the
// secrets, and the store that the tokens end in, whence they are refreshed like any others.

/** Kept while the person is away: the secrets that the answer must match. */
const AWAY = 'google_away'
const Away = z.object({ state: z.string(), verifier: z.string() })

const LEAVE_PATH = '/auth'

async function signInDomain() {
  const config = await runtimeConfig()
  const { authDomain } = config
  if (!authDomain) throw new Error('This deployment offers no Google')
  return { authDomain, client_id: clientOf(config, kindHere()) }
}

/** Leaves the page. */
export async function goToGoogle(): Promise<void> {
  const [{ authDomain, client_id }, { generateState, generateCodeVerifier }] = await Promise.all([
    signInDomain(),
    auth(),
  ])
  const state = generateState()
  const verifier = generateCodeVerifier(128)
  if (!keep(AWAY, JSON.stringify({ state, verifier: verifier.value })))
    throw new Error('This browser keeps nothing, so no answer could be told from a forged one')
  const question = new URLSearchParams({
    client_id,
    state,
    identity_provider: 'Google',
    response_type: 'code',
    redirect_uri: location.origin + RETURN_PATH,
    scope: 'openid email profile aws.cognito.signin.user.admin',
    code_challenge: verifier.toCodeChallenge(),
    code_challenge_method: verifier.method,
  })
  location.assign(`${authDomain}/oauth2/authorize?${question}`)
}

let comingBack: Promise<void> | undefined

/** Makes the answer in the page's address a session; without one does nothing. Rejects with what Cognito said. */
export function comeBackFromGoogle(): Promise<void> {
  comingBack ??= takeAnswer().finally(() => {
    comingBack = undefined
  })
  return comingBack
}

async function takeAnswer(): Promise<void> {
  const stored = recall(AWAY)
  if (!stored || !bringsGoogleAnswer(location)) return
  const answer = new URLSearchParams(location.search)
  forget(AWAY)
  history.replaceState(history.state, '', RETURN_PATH)
  const { state, verifier } = Away.parse(JSON.parse(stored))
  if (answer.get('state') !== state) throw new Error('This answers a question that was not asked here')
  // The person turned back at Google: nothing went wrong.
  if (answer.get('error') === 'access_denied') return
  const code = answer.get('code')
  if (!code) throw new Error(answer.get('error_description') ?? 'Google gave no answer')
  await storeTokens(await tokensFor(code, verifier))
  keep(CAME_BY_GOOGLE, 'yes')
}

const Tokens = z.object({ id_token: z.string(), access_token: z.string(), refresh_token: z.string() })
type Tokens = z.output<typeof Tokens>

async function tokensFor(code: string, verifier: string): Promise<Tokens> {
  const { authDomain, client_id } = await signInDomain()
  const response = await fetch(`${authDomain}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id,
      code,
      grant_type: 'authorization_code',
      redirect_uri: location.origin + RETURN_PATH,
      code_verifier: verifier,
    }),
  })
  if (!response.ok) throw new Error(`The sign-in domain answered ${response.status}`)
  return Tokens.parse(await response.json())
}

async function storeTokens({ id_token, access_token, refresh_token }: Tokens): Promise<void> {
  const { tokenProvider, decodeJWT } = await auth()
  const accessToken = decodeJWT(access_token)
  const tokens = {
    accessToken,
    idToken: decodeJWT(id_token),
    refreshToken: refresh_token,
    username: String(accessToken.payload.username),
    clockDrift: Number(accessToken.payload.iat) * 1000 - Date.now(),
  }
  // Where the session before ended, the library has chosen a place of its own again.
  tokenProvider.setKeyValueStorage(shelf)
  await tokenProvider.tokenOrchestrator.setTokens({ tokens })
}

/** Ends the user pool's own session, for which the page is left; ends with the page. */
export async function leaveGoogle(): Promise<void> {
  forget(CAME_BY_GOOGLE)
  const { authDomain, client_id } = await signInDomain()
  const logout_uri = location.origin + LEAVE_PATH
  const gone = new Promise(resolve => addEventListener('pagehide', resolve, { once: true }))
  location.assign(`${authDomain}/logout?${new URLSearchParams({ client_id, logout_uri })}`)
  await gone
}
