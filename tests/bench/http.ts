/** What `http()` costs around a handler, beside one call of the SDK without any network. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import type { APIGatewayProxyEventV2WithJWTAuthorizer, Context } from 'aws-lambda'
import * as z from 'zod/mini'
import { httpFunction, http as httpHandler } from '#functions/platform/http/http.ts'
import { parseRequest } from '#functions/platform/http/request.ts'
import { measure, within } from '#functions/platform/log.ts'
import { ORIGIN_HEADER } from '#functions/platform/wiring.ts'
import { route } from '#shared/kernel/route.ts'
import { claimsOf } from '#tests/support/claims.ts'
import { median } from './median.ts'
import type { BenchRow } from './row.ts'

const CALLS = 5_000
const ROUNDS = 7
const SHARE = 0.05

const greet = route({
  name: 'greetings/greet',
  on: 'POST /greetings/{greetingId}',
  about: 'Greets.',
  repeats: 'harmlessly',
  byPictures: true,
  may: { roles: ['student'], scope: 'self' },
  body: z.strictObject({ loudness: z.int() }),
  reply: z.strictObject({ said: z.string() }),
  errors: [],
})
const event = {
  routeKey: greet.on,
  headers: { 'x-coqui-trace': 'trace', [ORIGIN_HEADER]: 'through-the-site' },
  pathParameters: { greetingId: 'g1' },
  body: '{"loudness":3}',
  isBase64Encoded: false,
  requestContext: {
    requestId: 'request',
    authorizer: { jwt: { claims: claimsOf({ personId: 'ada', roles: ['student'] }) } },
  },
} as unknown as APIGatewayProxyEventV2WithJWTAuthorizer

const reply = { said: 'hola' }
process.env.ORIGIN_SECRETS = 'through-the-site'
const wrapped = httpFunction([httpHandler(greet, async () => reply)], { admit: async () => undefined })
const bare = async () => ({ statusCode: 200, body: JSON.stringify(reply) })

const answer = JSON.stringify({ Item: { pk: { S: 'a' }, sk: { S: 'b' }, balance: { N: '5' } } })
const documents = DynamoDBDocumentClient.from(
  new DynamoDBClient({
    region: 'us-east-1',
    endpoint: 'http://127.0.0.1',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    requestHandler: {
      handle: async () => ({
        response: { statusCode: 200, headers: {}, body: new Blob([answer]).stream() as never },
      }),
    },
  }),
)

/** CPU microseconds a call, the median of several rounds, what is written to standard output thrown away. */
async function cpu(call: () => unknown): Promise<number> {
  const write = process.stdout.write
  process.stdout.write = () => true
  try {
    const rounds: number[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      const before = process.cpuUsage()
      for (let i = 0; i < CALLS; i++) await call()
      const { user, system } = process.cpuUsage(before)
      if (round > 0) rounds.push((user + system) / CALLS)
    }
    return median(rounds)
  } finally {
    process.stdout.write = write
  }
}

export async function http(): Promise<BenchRow[]> {
  Object.assign(process.env, { SHARED_CLIENT_ID: 'shared', PICTURES_CLIENT_ID: 'pictures' })
  const sdk = await cpu(() => documents.send(new GetCommand({ TableName: 't', Key: { pk: 'a', sk: 'b' } })))
  const handler = await cpu(bare)
  const parsing = await cpu(() => {
    parseRequest(greet, event)
    greet.reply.parse(reply)
  })
  const logging = await cpu(() =>
    within({ trace: 't', requestId: 'r' }, () =>
      measure('answered', { duration: [1.5, 'Milliseconds'] }, { route: greet.on, status: 200 }),
    ),
  )
  const all = await cpu(() => wrapped(event, {} as Context))
  const added = all - handler - parsing - logging
  const row = (name: string, value: number, goal: number | null): BenchRow => ({
    name: `http: ${name}`,
    value,
    unit: 'µs CPU a call',
    reference: sdk,
    ratio: value / sdk,
    goal,
    met: goal === null ? null : value / sdk <= goal,
  })
  return [
    row('added to a bare handler, beyond parsing and logging, beside one SDK call', added, SHARE),
    row('parsing of request and reply', parsing, null),
    row('one log line with its metrics', logging, null),
  ]
}
