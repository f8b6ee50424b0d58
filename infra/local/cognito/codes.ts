import { randomInt } from 'node:crypto'
import { AwsError } from '../service.ts'
import { guess } from './attempts.ts'
import type { Client, Pool, User } from './records.ts'
import { attributesForTrigger, trigger } from './triggers.ts'
import { limitExceeded, type Metadata, userNotFound, type World } from './world.ts'

const HOUR = 3_600_000
const LIFETIMES = { 'sign-up': 24 * HOUR, password: HOUR, email: 24 * HOUR }
const SENDS_AN_HOUR = 10

/** What a code proves: that the account, a new password or an address is the holder's. */
export type Purpose = keyof typeof LIFETIMES

interface Code {
  readonly code: string
  readonly email: string
  readonly expiresAt: number
}

export interface Delivery {
  readonly purpose: Purpose
  /** The second half of CustomMessage's trigger source. */
  readonly source: string
  readonly clientId?: string | undefined
  readonly metadata: Metadata
  /** Where to, if not to the user's address. */
  readonly email?: string
}

/** Where a code went, as the API says it: first letters only. */
const deliveryTo = (email: string) => ({
  AttributeName: 'email',
  DeliveryMedium: 'EMAIL',
  Destination: email.replace(/^(.)[^@]*@(.).*$/, '$1***@$2***'),
})

export async function sendCode(world: World, pool: Pool, user: User, delivery: Delivery) {
  const { purpose, source, clientId, metadata } = delivery
  const email = delivery.email ?? user.attributes.email ?? ''
  countSend(world, user, purpose)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const { emailMessage, emailSubject } = await trigger(world, pool, 'CustomMessage', {
    source,
    clientId,
    username: user.username,
    request: {
      userAttributes: attributesForTrigger(user),
      codeParameter: '{####}',
      linkParameter: '{##Click Here##}',
      usernameParameter: null,
      ...(metadata && { clientMetadata: metadata }),
    },
  })
  const { VerificationMessageTemplate: template, ...texts } = pool.properties
  const subject = emailSubject ?? template?.EmailSubject ?? texts.EmailVerificationSubject
  const body = emailMessage ?? template?.EmailMessage ?? texts.EmailVerificationMessage
  const issued: Code = { code, email, expiresAt: world.now() + LIFETIMES[purpose] }
  world.store.putCode(user, purpose, issued)
  world.mail({
    to: email,
    subject: subject ?? 'Your verification code',
    body: (body ?? 'Your confirmation code is {####}').replaceAll('{####}', code),
  })
  return deliveryTo(email)
}

function countSend(world: World, user: User, purpose: Purpose): void {
  const kind = `send-${purpose}`
  const last = world.store.attempts(user, kind)
  const recent = last && world.now() - last.at < HOUR
  if (recent && last.count >= SENDS_AN_HOUR) throw limitExceeded()
  world.store.putAttempts(user, kind, recent ? last.count + 1 : 1, recent ? last.at : world.now())
}

/** Uses a code up together with what it allows, which is told the address the code was sent to. */
export function redeemCode<T>(
  world: World,
  user: User,
  purpose: Purpose,
  code: string,
  use: (email: string) => T,
): T {
  const { email } = guess(world, user, purpose, () => {
    const issued = world.store.code(user, purpose) as Code | undefined
    if (!issued || issued.expiresAt <= world.now()) throw expiredCode()
    if (issued.code !== code)
      throw new AwsError('CodeMismatchException', 'Invalid verification code provided, please try again.')
    return issued
  })
  return world.store.atomically(() => {
    world.store.deleteCode(user, purpose)
    return use(email)
  })
}

export const expiredCode = () =>
  new AwsError('ExpiredCodeException', 'Invalid code provided, please request a code again.')

/** The answer to someone who asks for a code under a name that nobody has: the same as if somebody had it. */
export function unknownRecipient(client: Client, name: string) {
  if (client.properties.PreventUserExistenceErrors !== 'ENABLED')
    throw userNotFound('Username/client id combination not found.')
  return { CodeDeliveryDetails: deliveryTo(name.includes('@') ? name : `${name}@${name}`) }
}
