import { createHmac, randomBytes } from 'node:crypto'
import { poolName } from './passwords.ts'
import type { Client, Pool, User } from './records.ts'
import { checkSignature, makeServerValues, makeVerifier, parseClientValue, type Verifier } from './srp.ts'
import type { Reason } from './tokens.ts'
import { incorrect, invalid, notAuthorized, type World } from './world.ts'

/** One step of a custom sign-in, as DefineAuthChallenge is told of it. */
export interface Round {
  readonly challengeName: string
  readonly challengeResult: boolean
  readonly challengeMetadata?: string
}

interface Opened {
  readonly clientId: string
  readonly username: string
}
/** What the server must remember between a challenge and its answer. */
export type Challenge =
  | (Opened & {
      readonly name: 'PASSWORD_VERIFIER'
      readonly stored: Verifier
      readonly A: string
      readonly b: string
      readonly B: string
      /** Present when the password is one step of a custom sign-in. */
      readonly rounds?: readonly Round[]
    })
  | (Opened & { readonly name: 'NEW_PASSWORD_REQUIRED' })
  | (Opened & {
      readonly name: 'SOFTWARE_TOKEN_MFA'
      /** Why tokens will be made. */
      readonly reason: Reason
      /** When it ends, however often it is answered. */
      readonly until: number
    })
  | (Opened & {
      readonly name: 'CUSTOM_CHALLENGE'
      readonly rounds: readonly Round[]
      readonly private: Readonly<Record<string, string>>
      readonly metadata?: string
    })

export type Parameters = Readonly<Record<string, string>>

export function parameter(parameters: Parameters, name: string): string {
  const value = parameters[name]
  if (!value) throw invalid(`Missing required parameter ${name}`)
  return value
}

/** When a challenge that is opened now ends. */
export const endOf = (world: World, client: Client): number =>
  world.now() + client.properties.AuthSessionValidity * 60_000

/** Remembers a challenge for as long as the client allows; returns the opaque string that names it. */
export function openChallenge(world: World, client: Client, challenge: Challenge): string {
  const id = randomBytes(192).toString('base64')
  const now = world.now()
  world.store.addChallenge(id, endOf(world, client), challenge, now)
  return id
}

export function takeChallenge<Name extends Challenge['name']>(
  world: World,
  clientId: string,
  name: Name,
  id: string,
): Extract<Challenge, { name: Name }> {
  const challenge = world.store.takeChallenge(id, world.now()) as Challenge | undefined
  if (challenge?.name !== name || challenge.clientId !== clientId)
    throw notAuthorized('Invalid session for the user.')
  return challenge as Extract<Challenge, { name: Name }>
}

/** Who someone is for SRP when there is no such user: always the same answer, and no signature fits it. */
function phantom(pool: Pool, login: string): Pick<User, 'username' | 'password'> {
  const digest = createHmac('sha256', pool.keys.id.pem).update(login).digest('hex')
  const uuid = digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-a$4-$5')
  const username = login.includes('@') ? uuid : login
  const { verifier } = makeVerifier(poolName(pool), username, randomBytes(32).toString('hex'))
  return { username, password: { salt: digest.slice(-32), verifier } }
}

export interface SrpStart {
  readonly pool: Pool
  readonly client: Client
  readonly login: string
  readonly user: User | undefined
  readonly clientValue: string
  readonly rounds?: readonly Round[]
}

export function openPasswordVerifier(world: World, start: SrpStart) {
  const { pool, client, login, clientValue, rounds } = start
  if (parseClientValue(clientValue) === undefined) throw invalid('Invalid SRP_A')
  const { username, password } = start.user ?? phantom(pool, login)
  const { b, B } = makeServerValues(password)
  const secretBlock = openChallenge(world, client, {
    name: 'PASSWORD_VERIFIER',
    clientId: client.id,
    username,
    stored: password,
    A: clientValue,
    b,
    B,
    ...(rounds && { rounds }),
  })
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: password.salt,
      SECRET_BLOCK: secretBlock,
      SRP_B: B,
      USERNAME: username,
      USER_ID_FOR_SRP: username,
    },
  }
}

const TIMESTAMP = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [1-9]\d? \d\d:\d\d:\d\d UTC \d{4}$/

/** Takes the challenge and says whether its answer is signed with the right password. */
export function answerPasswordVerifier(world: World, pool: Pool, clientId: string, responses: Parameters) {
  const secretBlock = parameter(responses, 'PASSWORD_CLAIM_SECRET_BLOCK')
  const signature = Buffer.from(parameter(responses, 'PASSWORD_CLAIM_SIGNATURE'), 'base64')
  const timestamp = parameter(responses, 'TIMESTAMP')
  parameter(responses, 'USERNAME')
  if (!TIMESTAMP.test(timestamp))
    throw invalid('TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.')
  const challenge = takeChallenge(world, clientId, 'PASSWORD_VERIFIER', secretBlock)
  const A = parseClientValue(challenge.A)
  if (A === undefined) throw incorrect()
  const exchange = {
    ...{
      poolName: poolName(pool),
      username: challenge.username,
      A,
      b: challenge.b,
      B: challenge.B,
      timestamp,
    },
    secretBlock: Buffer.from(secretBlock, 'base64'),
  }
  return { challenge, right: checkSignature(challenge.stored, exchange, signature) }
}
