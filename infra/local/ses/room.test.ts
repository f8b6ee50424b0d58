import { expect, test } from 'vitest'
import type { Mail } from '../inbox.ts'
import { createSes } from './room.ts'

const ask = async (message: object) => {
  const mails: Mail[] = []
  const needs: string[] = []
  const body = {
    FromEmailAddress: 'Coquí Lee <hola@lee.test>',
    Destination: { ToAddresses: ['rosa@lee.test'] },
    Content: {
      Simple: { Subject: { Data: 'Hola' }, Body: { Text: { Data: 'Hola.' } }, ...message },
    },
  }
  const { status } = await createSes({ outbox: mail => void mails.push(mail) }).handle(
    {
      method: 'POST',
      path: '/v2/email/outbound-emails',
      body: Buffer.from(JSON.stringify(body)),
      headers: { authorization: 'AWS4-HMAC-SHA256 Credential=key/20261120/us-east-1/ses/aws4_request' },
    } as never,
    ({ action, resource }) => void needs.push(`${action} ${resource}`),
  )
  return { status, mails, needs }
}
const headers = (...Headers: readonly (readonly [Name: string, Value: string])[]) =>
  ask({ Headers: Headers.map(([Name, Value]) => ({ Name, Value })) })

test('what is sent lies in the inbox, with its page and its headers, for whoever may send from that domain', async () => {
  const { mails, needs } = await ask({
    Body: { Text: { Data: 'Hola.' }, Html: { Data: '<p>Hola.</p>' } },
    Headers: [{ Name: 'List-Unsubscribe', Value: '<https://lee.test/end>' }],
  })
  expect(mails).toEqual([
    {
      to: 'rosa@lee.test',
      subject: 'Hola',
      body: 'Hola.',
      html: '<p>Hola.</p>',
      headers: { 'List-Unsubscribe': '<https://lee.test/end>' },
    },
  ])
  expect(needs).toEqual(['ses:SendEmail arn:aws:ses:us-east-1:000000000000:identity/lee.test'])
  expect((await ask({})).mails).toEqual([{ to: 'rosa@lee.test', subject: 'Hola', body: 'Hola.' }])
})

test('a header is one line of ASCII, no longer than SES takes, and none that SES writes itself', async () => {
  expect((await headers(['X-One', 'a'.repeat(870)])).status).toBe(200)
  for (const header of [
    ['X-One', 'a'.repeat(871)],
    ['X-One', 'one\r\nBcc: luis@lee.test'],
    ['X-One', 'ñ'],
    ['X One', 'a'],
    ['Bcc', 'luis@lee.test'],
    ['From', 'luis@lee.test'],
  ] as const)
    await expect(headers(header), header.join()).rejects.toThrow()
})
