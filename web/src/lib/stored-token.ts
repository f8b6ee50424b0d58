import { shelf } from './token-shelf.ts'

/** What the auth library keeps begins so. */
const PREFIX = 'CognitoIdentityServiceProvider'
/** So long before its end a token counts as ended, as in the library. */
const TOLERANCE_MS = 5000

interface StoredToken {
  readonly token: string
  readonly claims: unknown
  /** The pool's clock is not past the end of it, nor of the access token beside it. */
  readonly isGood: boolean
}

/**
 * The ID token of whoever signed in here last, as the auth library keeps it, read without the library; that is needed only to
 * renew it. Nothing where nobody is signed in.
 */
export async function storedToken(clientId: string, now = Date.now()): Promise<StoredToken | undefined> {
  const read = (name: string) => shelf.getItem(`${PREFIX}.${clientId}.${name}`)
  const user = await read('LastAuthUser')
  const [token, access, drift] = await Promise.all(
    ['idToken', 'accessToken', 'clockDrift'].map(name => read(`${user}.${name}`)),
  )
  if (!token || !access) return undefined
  const claims = claimsOf(token)
  const ends = Math.min(endOf(claims), endOf(claimsOf(access)))
  return { token, claims, isGood: now + Number(drift ?? 0) + TOLERANCE_MS <= ends }
}

/** What a JSON web token says (RFC 7519), unproven; undefined where it is none. */
function claimsOf(token: string): unknown {
  try {
    const [, payload = ''] = token.split('.')
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), letter =>
      letter.charCodeAt(0),
    )
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** In milliseconds; one that says nothing of it has ended. */
const endOf = (claims: unknown): number =>
  typeof claims === 'object' && claims !== null && 'exp' in claims && typeof claims.exp === 'number'
    ? claims.exp * 1000
    : 0
