import * as z from 'zod/mini'
import { ENVIRONMENT } from '#functions/platform/wiring.ts'
import { endpointOf, signer } from './signed.ts'

/** From whom mail comes: as the stage's file says it. */
const Sender = z.object({ address: z.string(), name: z.string(), region: z.string() })

export interface Mail {
  readonly subject: string
  readonly text: string
  /** The same as a page, for who reads mail so: then it goes out as both (multipart/alternative). */
  readonly html?: string
  /** Headers of its own, as `List-Unsubscribe`: ASCII. */
  readonly headers?: Readonly<Record<string, string>>
}

/** SES did not take a mail, and says so. */
export class MailRefused extends Error {
  /** Whether it is for now only: too many at once, or SES is not there. */
  readonly isForNow: boolean
  constructor(status: number, said: string) {
    super(`SES answered ${status}: ${said}`)
    this.name = 'MailRefused'
    this.isForNow = status === 429 || status === 503 || /Throttling|TooManyRequests|LimitExceeded/.test(said)
  }
}

/** Whether this deployment has a sender. */
export const sendsMail = (): boolean => process.env[ENVIRONMENT.mailSender] !== undefined

/**
 * Sends mail through Amazon SES. Rejects with `MailRefused` where SES did not take it; with any other error nobody knows
 * whether it did. Throws where there is no sender. The letters of subject and text may be any.
 * Source: Amazon SES API v2, SendEmail.
 */
export async function sendMail(to: string, { subject, text, html, headers = {} }: Mail): Promise<void> {
  const { address, name, region } = Sender.parse(JSON.parse(process.env[ENVIRONMENT.mailSender] ?? 'null'))
  // Mail that was taken twice arrives twice.
  const ses = signer('ses', { region, tries: 1 })
  const part = (data: string) => ({ Data: data, Charset: 'UTF-8' })
  const Headers = Object.entries(headers).map(([Name, Value]) => ({ Name, Value }))
  const answer = await ses.ask(`${endpointOf('email', 'SESV2', region)}/v2/email/outbound-emails`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      FromEmailAddress: `${encodedWord(name)} <${address}>`,
      Destination: { ToAddresses: [to] },
      Content: {
        Simple: {
          Subject: part(subject),
          Body: { Text: part(text), ...(html && { Html: part(html) }) },
          ...(Headers.length > 0 && { Headers }),
        },
      },
    }),
  })
  if (!answer.ok) throw new MailRefused(answer.status, answer.body.toString())
}

/** A name as a mail's header holds it (RFC 2047): its letters may be any. */
const encodedWord = (name: string): string => `=?UTF-8?B?${Buffer.from(name).toString('base64')}?=`
