import { createHash, randomBytes } from 'node:crypto'
import type { HttpRequest, HttpResponse } from '../../endpoint/http.ts'
import type { World } from '../world.ts'
import { problem, type Query, redirect, withQuery } from './answers.ts'
import type { Provider } from './authorize.ts'
import type { ProviderClaims } from './external-user.ts'
import { GoogleAccount } from './google-account.ts'
import { googlePage } from './google-page.ts'

/** As long and as numeric as Google's; the same for the same address. */
function subOf(email: string): string {
  const digest = createHash('sha256').update(email).digest('hex').slice(0, 17)
  return BigInt(`0x${digest}`).toString().padStart(21, '1').slice(0, 21)
}

/** Stands in for Google where nobody may depend on a network: whoever says they have an account has it. */
export function createGoogle({ store, now }: World) {
  const path = '/google/o/oauth2/v2/auth'

  const mayReturnTo = (redirectUri: string, host: string | undefined) =>
    redirectUri === `http://${host}/oauth2/idpresponse`

  return {
    path,

    ask(request: HttpRequest, query: Query): HttpResponse {
      if (!mayReturnTo(query.get('redirect_uri') ?? '', request.headers.host))
        return problem('redirect_uri_mismatch')
      return googlePage(store.googleAccounts(), request.headers['accept-language'])
    },

    /** The page's form: an account that was chosen or entered, or neither. */
    answer(request: HttpRequest, query: Query, form: Query): HttpResponse {
      const redirectUri = query.get('redirect_uri') ?? ''
      if (!mayReturnTo(redirectUri, request.headers.host)) return problem('redirect_uri_mismatch')
      const state = query.get('state') ?? undefined
      const back = (said: Readonly<Record<string, string>>) =>
        redirect(withQuery(redirectUri, { ...said, state }), [], 303)
      if (form.has('cancel')) return back({ error: 'access_denied' })
      const chosen = store.googleAccounts().find(({ email }) => email === form.get('chosen'))
      const given = GoogleAccount.safeParse(
        chosen ?? { name: form.get('name'), email: form.get('email'), verified: form.has('verified') },
      )
      if (!given.success) return googlePage(store.googleAccounts(), request.headers['accept-language'], true)
      store.putGoogleAccount(given.data)
      const code = `4/${randomBytes(32).toString('base64url')}`
      store.addChallenge(code, now() + 300_000, { account: given.data, redirectUri }, now())
      return back({ code })
    },

    claimsFor(code: string, redirectUri: string): ProviderClaims | undefined {
      const found = code.startsWith('4/') ? store.takeChallenge(code, now()) : undefined
      const { account, redirectUri: asked } = (found ?? {}) as {
        account?: GoogleAccount
        redirectUri?: string
      }
      if (!account || asked !== redirectUri) return undefined
      const { name, email, verified } = account
      return { sub: subOf(email), name, email, email_verified: verified }
    },
  } satisfies Provider & Record<string, unknown>
}
