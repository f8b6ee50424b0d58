import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { PERSON_CLAIM, type SessionKind } from '#shared/kernel/session.ts'
import { type Role, rolesOfClaim } from '#shared/kernel/standing.ts'
import { auth, hearAuth } from './auth-library.ts'
import { bringsGoogleAnswer } from './google-answer.ts'
import { CAME_BY_GOOGLE, clearLocalData, openShelf } from './local-data.ts'
import { isRefused, retryThrottled } from './retry-throttled.ts'
import { runtimeConfig } from './runtime-config.ts'
import { clientOf, comeInAs, kindHere } from './session-kind.ts'
import { forget, keep, recall } from './storage.ts'
import { storedToken } from './stored-token.ts'
import { shelf } from './token-shelf.ts'

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
  /** How they came in, where it is not with a device of their own: three pictures make nothing that lasts. */
  readonly kind?: Exclude<SessionKind, 'own'> | undefined
  /** When they signed in, ISO 8601. */
  readonly begunAt?: string | undefined
}

export type Session =
  | { readonly status: 'loading' }
  /** `ended`: not by whoever sat here, who may have been known: the way back is theirs alone. */
  | { readonly status: 'signedOut'; readonly ended?: true; readonly of?: string }
  /** `isOver`: nothing more is asked in their name; they are at something that may be finished first. */
  | { readonly status: 'signedIn'; readonly person: Person; readonly isOver?: true }

const Claims = z.object({
  sub: z.string(),
  email: z.optional(z.string()),
  roles: z.optional(z.string()),
  name: z.optional(z.string()),
  schoolId: z.optional(z.string()),
  region: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
  identities: z.optional(z.array(z.unknown())),
  [PERSON_CLAIM]: z.optional(z.string()),
  auth_time: z.optional(z.number()),
})

let session: Session = { status: 'loading' }
const listeners = new Set<() => void>()

function become(next: Session): Session {
  session = next
  for (const listener of listeners) listener()
  return next
}

hearAuth(({ event, data }) => {
  if (event === 'signedIn' || event === 'tokenRefresh') void readSession()
  if (event === 'signedOut' && !leaving) become({ status: 'signedOut' })
  if (event === 'tokenRefresh_failure' && isRefused(Object(data).error)) void endHere()
})

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
  const before = departures
  // Whoever is leaving is gone, though their token may still lie here.
  await leaving
  const found = (next: Session) => (departures === before ? become(next) : session)
  try {
    if (bringsGoogleAnswer(location))
      await google()
        .then(({ comeBackFromGoogle }) => comeBackFromGoogle())
        .catch(error => {
          googleError = error
        })
    const next = sessionOf((await heldToken({ fresh }))?.claims)
    if (next.status === 'signedIn') await openShelf()
    return found(next)
  } catch (error) {
    if (!isRefused(error)) return found(await storedSession())
    if (session.status === 'signedIn') await endHere()
    else await leave(endOf(session))
    return session
  }
}

/** The session of the token that is stored here, however old it is. */
async function storedSession(): Promise<Session> {
  try {
    return sessionOf((await storedHere())?.claims)
  } catch {
    return { status: 'signedOut' }
  }
}

const storedHere = async () => storedToken(clientOf(await runtimeConfig(), kindHere()))

/** The ID token: as it is stored while it is good, else (or when `fresh`) renewed by the library. */
async function heldToken({ fresh }: { readonly fresh: boolean }) {
  const stored = await storedHere()
  if (!stored || (stored.isGood && !fresh)) return stored
  const { fetchAuthSession } = await auth()
  const { tokens } = await retryThrottled(() => fetchAuthSession({ forceRefresh: fresh }))
  return tokens?.idToken && { token: tokens.idToken.toString(), claims: tokens.idToken.payload }
}

/** The session that a token's claims make. */
export function sessionOf(payload: unknown): Session {
  const claims = Claims.safeParse(payload)
  if (!claims.success) return { status: 'signedOut' }
  const { sub, email = '', name, schoolId, region, email_verified, identities, auth_time } = claims.data
  const kind = kindHere()
  const held = rolesOfClaim(claims.data.roles)
  // Whoever holds no role is treated as a student.
  const roles: readonly Role[] = held.length > 0 ? held : ['student']
  return {
    status: 'signedIn',
    person: {
      personId: claims.data[PERSON_CLAIM] ?? sub,
      email,
      roles,
      fullName: name,
      schoolId,
      region,
      emailVerified: email_verified,
      ...(identities && { isFederated: true }),
      ...(kind !== 'own' && { kind }),
      ...(auth_time && { begunAt: new Date(auth_time * 1000).toISOString() }),
    },
  }
}

/** Told to the other tabs of this device, which hold a session of their own: who has signed out. Nothing of it stays. */
export const LEFT = 'session_left'

/** Signs out. Whoever came by Google leaves the page for a moment, so that the next person here is asked again. */
export async function signOut(): Promise<void> {
  if (session.status === 'signedIn' && keep(LEFT, session.person.personId)) forget(LEFT)
  await leave({ status: 'signedOut' })
}

let unfinished = 0

/** While somebody is at something that would be lost, their session ends when it is done. Gives how to say that it is. */
export function holdSession(): () => void {
  unfinished++
  return () => {
    unfinished--
    if (unfinished === 0 && session.status === 'signedIn' && session.isOver) void endHere()
  }
}

/**
 * The session is over: by rest, by the clock, or because it was ended elsewhere. What is left of it here goes too; of whoever
 * is at something when that is done, unless `atOnce`.
 */
export async function endHere({ atOnce = false } = {}): Promise<void> {
  // Of several calls that were told so at once, one does it.
  if (session.status !== 'signedIn') return
  if (atOnce || unfinished === 0) await leave(endOf(session))
  else if (!session.isOver) become({ ...session, isOver: true })
}
const endOf = (had: Session): Session => ({
  status: 'signedOut',
  ended: true,
  ...(had.status === 'signedIn' && { of: had.person.personId }),
})

/** How often somebody has left since the page began: what was read before is no longer so. */
let departures = 0
let leaving: Promise<void> | undefined

export function leave(next: Session): Promise<void> {
  departures++
  leaving = goAway(next).finally(() => {
    leaving = undefined
  })
  return leaving
}

async function goAway(next: Session): Promise<void> {
  const byGoogle = recall(CAME_BY_GOOGLE) !== undefined
  // First, so that nothing that is still on its way is stored again. Who leaves the page is offered no way in before that:
  // it would be lost with the page.
  become(byGoogle ? { status: 'loading' } : next)
  // Without a network the library may not come; what is kept here goes all the same.
  await auth()
    .then(library => library.signOut())
    .catch(() => undefined)
  await Promise.all([clearLocalData(), shelf.clear()])
  comeInAs('own')
  try {
    if (byGoogle) await google().then(({ leaveGoogle }) => leaveGoogle())
  } finally {
    become(next)
  }
}

/** The ID token for the next call. */
export async function bearer({ fresh = false } = {}): Promise<string | undefined> {
  if (session.status === 'signedIn' && session.isOver) return undefined
  const held = await heldToken({ fresh })
  if (session.status !== 'signedIn') return held?.token
  const now = sessionOf(held?.claims)
  if (now.status !== 'signedIn') await endHere()
  else if (now.person.personId === session.person.personId) return held?.token
  // In another tab somebody else has come in: nothing of the one before is sent in their name.
  else become(now)
  return undefined
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Who is signed in, as far as the page knows; `loading` until `readSession` has answered. */
export const useSession = (): Session =>
  useSyncExternalStore(
    subscribe,
    () => session,
    () => session,
  )
