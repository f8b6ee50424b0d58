import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { RestService } from '../endpoint/endpoint.ts'
import type { Mail } from '../inbox.ts'
import { inputOf } from '../room.ts'
import { AwsError, LOCAL_ACCOUNT } from '../service.ts'

const Part = z.strictObject({ Data: z.string(), Charset: z.optional(z.literal('UTF-8')) })
/** What SES takes of a header: its name and value in ASCII, and none of those that it writes itself. */
const Header = z.strictObject({
  Name: z.string().check(
    z.maxLength(126),
    z.regex(/^[!-9;-~]+$/),
    z.refine(name => !OWN.includes(name.toLowerCase())),
  ),
  Value: z.string().check(z.maxLength(870), z.regex(/^[ -~]*$/)),
})
const OWN: readonly string[] = [
  'from',
  'to',
  'cc',
  'bcc',
  'subject',
  'date',
  'message-id',
  'return-path',
  'reply-to',
]
const SendEmailInput = z.strictObject({
  FromEmailAddress: z.string(),
  Destination: z.strictObject({ ToAddresses: z.array(z.string()).check(z.minLength(1), z.maxLength(50)) }),
  Content: z.strictObject({
    Simple: z.strictObject({
      Subject: Part,
      Body: z.strictObject({ Text: Part, Html: z.optional(Part) }),
      Headers: z.optional(z.array(Header).check(z.maxLength(15))),
    }),
  }),
})

/** Amazon SES's SendEmail (API v2): what is sent lies in the one inbox. */
export const createSes = ({ outbox }: { readonly outbox: (mail: Mail) => void }): RestService => ({
  signingName: 'ses',
  async handle({ method, path, body, headers }, demand) {
    if (method !== 'POST' || path !== '/v2/email/outbound-emails')
      throw new AwsError('UnknownOperationException', `The embedded SES does not know ${method} ${path}`, 404)
    const input = inputOf(SendEmailInput, JSON.parse(body.toString()))
    const domain = /@([^>@]+)>?$/.exec(input.FromEmailAddress)?.[1] ?? ''
    // The region is the one that the call was signed for.
    const region = /\/(\w+-\w+-\d)\/ses\/aws4_request/.exec(headers.authorization ?? '')?.[1]
    demand({
      action: 'ses:SendEmail',
      resource: `arn:aws:ses:${region}:${LOCAL_ACCOUNT}:identity/${domain}`,
    })
    const { Subject, Body, Headers = [] } = input.Content.Simple
    const mail = {
      subject: Subject.Data,
      body: Body.Text.Data,
      ...(Body.Html && { html: Body.Html.Data }),
      ...(Headers.length > 0 && {
        headers: Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value])),
      }),
    }
    for (const to of input.Destination.ToAddresses) outbox({ to, ...mail })
    return {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ MessageId: randomUUID() }),
    }
  },
})
