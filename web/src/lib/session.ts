import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { type Role, rolesOfClaim } from '#shared/kernel/standing.ts'
import { auth } from './auth-library.ts'
import { bringsGoogleAnswer } from './google-answer.ts'
import { CAME_BY_GOOGLE, clearLocalData, openShelf } from './local-data.ts'
import { isRefused, retryThrottled } from './retry-throttled.ts'
import { recall } from './storage.ts'

/** As the token says: for menus and screens. The server asks the stored standing itself. */
export interface Person {
  readonly personId: string
  readonly email: string
  readonly roles: readonly Role[]
  readonly fullName?: string | undefined
  readonly schoolId?: string | undefined
  readonly region?: string | undefined
  /** Whether the address is proven; until then it can be, and a forgotten password is the school's to reset. */
  readonly emailVerified?: boolean | undefined
  /** They come by Google, and have no password here. */
  readonly isFederated?: boolean | undefined
}

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signedIn'; readonly person: Person }

const Claims = z.object({
  sub: z.string(),
  email: z.optional(z.string()),
  roles: z.optional(z.string()),
  name: z.optional(z.string()),
  schoolId: z.optional(z.string()),
  region: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
  identities: z.optional(z.array(z.unknown())),
})

let session: Session = { status: 'loading' }
const listeners = new Set<() => void>()

function become(next: Session): Session {
  session = next
  for (const listener of listeners) listener()
  return next
}

let listening = false

/** Other tabs sign in and out too, and a session may end by itself. */
function listenOnce({ Hub }: Awaited<ReturnType<typeof auth>>): void {
  if (listening) return
  listening = true
  Hub.listen('auth', ({ payload }) => {
    if (payload.event === 'signedIn' || payload.event === 'tokenRefresh') void readSession()
    if (payload.event === 'signedOut') become({ status: 'signedOut' })
    if (payload.event === 'tokenRefresh_failure' && isRefused(payload.data.error))
      become({ status: 'signedOut' })
  })
}

/** Most come by a password, and need none of it. */
const google = () => import('./google.ts')

let googleError: unknown

/** What the way back from Google ended with, where it ended without a session; told once. */
export function takeGoogleError(): unknown {
  const error = googleError
  googleError = undefined
  return error
}

/**
 * Finds out who is signed in, also who has just come back from Google. While the pool cannot be asked, whoever this device
 * knows stays: no page shows more for it than the device already holds.
 */
export async function readSession({ fresh = false } = {}): Promise<Session> {
  try {
    const library = await auth()
    listenOnce(library)
    if (bringsGoogleAnswer(location))
      await google()
        .then(({ comeBackFromGoogle }) => comeBackFromGoogle())
        .catch(error => {
          googleError = error
        })
    const { tokens } = await retryThrottled(() => library.fetchAuthSession({ forceRefresh: fresh }))
    const next = sessionOf(tokens?.idToken?.payload)
    if (next.status === 'signedIn') await openShelf()
    return become(next)
  } catch (error) {
    return become(isRefused(error) ? { status: 'signedOut' } : await keptSession())
  }
}

/** The session of the tokens that are kept here, however old they are. */
async function keptSession(): Promise<Session> {
  try {
    const { tokenProvider } = await auth()
    const kept = await tokenProvider.authTokenStore.loadTokens()
    return sessionOf(kept?.idToken?.payload)
  } catch {
    return { status: 'signedOut' }
  }
}

/** The session that a token's claims make. */
export function sessionOf(payload: unknown): Session {
  const claims = Claims.safeParse(payload)
  if (!claims.success) return { status: 'signedOut' }
  const { sub, email = '', name, schoolId, region, email_verified, identities } = claims.data
  const held = rolesOfClaim(claims.data.roles)
  // Whoever holds no role is treated as a student.
  const roles: readonly Role[] = held.length > 0 ? held : ['student']
  return {
    status: 'signedIn',
    person: {
      personId: sub,
      email,
      roles,
      fullName: name,
      schoolId,
      region,
      emailVerified: email_verified,
      ...(identities && { isFederated: true }),
    },
  }
}

/** Signs out. Whoever came by Google leaves the page for a moment, so that the next person here is asked again. */
export async function signOut(): Promise<void> {
  const { signOut: end } = await auth()
  await end().catch(() => undefined)
  // First, so that nothing that is still on its way is kept again.
  become({ status: 'signedOut' })
  await clearLocalData()
  if (recall(CAME_BY_GOOGLE)) await google().then(({ leaveGoogle }) => leaveGoogle())
}

/** The ID token for the next call, refreshed by the library when it has ended (or when `fresh`). */
export async function bearer({ fresh = false } = {}): Promise<string | undefined> {
  const { fetchAuthSession } = await auth()
  const { tokens } = await retryThrottled(() => fetchAuthSession({ forceRefresh: fresh }))
  return tokens?.idToken?.toString()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Who is signed in, as far as the page knows; `loading` until `readSession` has answered. */
export const useSession = (): Session => useSyncExternalStore(subscribe, () => session)
