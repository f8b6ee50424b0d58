import { findClass } from '#shared/identity/group-routes.ts'
import { takeSeat } from '#shared/identity/picture-routes.ts'
import { type Addresses, person } from './person.ts'
import { poolCall } from './pool-call.ts'
import type { Pool } from './session.ts'

/** What came of it: tokens, or what refused. */
export interface PictureSignIn {
  readonly idToken?: string
  readonly accessToken?: string
  readonly refreshToken?: string
  readonly error?: string
}

interface Entry {
  readonly classCode: string
  /** As the class shows it. */
  readonly firstName: string
  readonly pictures: unknown
  /** Of a device that the class knows. */
  readonly device?: string
}

/** Proves pictures at the seat of a child of a class, as whoever has the class's code can try: the status, and what came. */
export async function tryPictures(at: Addresses, { classCode, firstName, pictures, device }: Entry) {
  const { tryTo, raw } = person(at, {})
  const found = await tryTo(findClass, { path: { classCode } })
  const classmates = findClass.reply.safeParse(found.body).data?.classmates ?? []
  const seat = classmates.find(child => child.firstName === firstName)?.seat ?? 0
  const body = JSON.stringify({ seat, pictures, device })
  return raw(`POST /class-codes/${classCode}/seats`, { body })
}

/** Answers the pool's challenge as the page does, without its library. */
export async function answerChallenge(pool: Pool, username: string, answer: string): Promise<PictureSignIn> {
  const { picturesClientId: ClientId } = pool
  const begun = await poolCall(pool, 'InitiateAuth', {
    ClientId,
    AuthFlow: 'CUSTOM_AUTH',
    AuthParameters: { USERNAME: username },
  })
  if (!begun.Session) return { error: `${begun.__type}: ${begun.message}` }
  const done = await poolCall(pool, 'RespondToAuthChallenge', {
    ClientId,
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session: begun.Session,
    ChallengeResponses: { USERNAME: username, ANSWER: answer },
  })
  const { IdToken, AccessToken = '', RefreshToken = '' } = done.AuthenticationResult ?? {}
  return IdToken
    ? { idToken: IdToken, accessToken: AccessToken, refreshToken: RefreshToken }
    : { error: `${done.__type}: ${done.message}` }
}

/** Signs in by class code, name and pictures: any number of children at once. */
export async function signInWithPictures(at: Pool & Addresses, entry: Entry): Promise<PictureSignIn> {
  const { status, body } = await tryPictures(at, entry)
  const taken = takeSeat.reply.safeParse(body)
  if (!taken.success) return { error: `${status} ${(body as { error?: string }).error}` }
  return answerChallenge(at, taken.data.username, taken.data.ticket)
}
