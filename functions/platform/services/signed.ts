import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'

// A signed fetch, for the few calls whose SDK client would outweigh the function that makes them.

const region = process.env.AWS_REGION ?? ''

/** Signs requests to one AWS service (named as in its credential scope) with the function's credentials; asks again what failed. */
export const signer = (service: string, retries = 3): AwsClient =>
  new AwsClient({
    accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? '',
    ...(process.env.AWS_SESSION_TOKEN && { sessionToken: process.env.AWS_SESSION_TOKEN }),
    region,
    service,
    retries,
  })

/** A service's address: as the SDK's endpoint variables say, else the region's own. No slash at its end. */
export function endpointOf(host: string, variable: string, at = region): string {
  const told = process.env[`AWS_ENDPOINT_URL_${variable}`] ?? process.env.AWS_ENDPOINT_URL
  return told?.replace(/\/$/, '') ?? `https://${host}.${at}.amazonaws.com`
}

interface JsonService {
  /** As in the credential scope, and the first part of the host's name. */
  readonly service: string
  /** How the SDK's variable for its endpoint ends. */
  readonly variable: string
  /** What stands before the action in `x-amz-target`. */
  readonly target: string
  readonly version: '1.0' | '1.1'
}

/**
 * Codes by which services say «too fast»: DynamoDB and Cognito with a 400, which the signed fetch takes for an answer.
 * Source: the AWS SDK's THROTTLING_ERROR_CODES, without `LimitExceededException`, by which Cognito also means too many
 * guesses.
 */
const THROTTLED = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'RequestThrottled',
  'RequestThrottledException',
  'SlowDown',
  'ThrottledException',
  'Throttling',
  'ThrottlingException',
  'TooManyRequestsException',
])
/** With full jitter between them, at most three seconds: a trigger has five. */
const TRIES = 6
const PAUSE_MS = 50

/**
 * Calls actions of an AWS service that speaks JSON. What is throttled is asked again; a refused call throws an error named
 * by the service's code.
 */
export function jsonService({ service, variable, target, version }: JsonService) {
  const aws = signer(service)
  const ask = async (action: string, input: object) => {
    const endpoint = endpointOf(service, variable)
    const response = await aws.fetch(`${endpoint}/`, {
      method: 'POST',
      headers: {
        'content-type': `application/x-amz-json-${version}`,
        'x-amz-target': `${target}.${action}`,
      },
      body: JSON.stringify(input),
    })
    const answer = (await response.json()) as Readonly<Record<string, unknown>>
    if (response.ok) return answer
    const error = new Error(String(answer.message ?? answer.Message ?? response.status))
    error.name = /[^#]*$/.exec(String(answer.__type))?.[0] ?? 'UnknownError'
    throw error
  }
  return async (action: string, input: object): Promise<Readonly<Record<string, unknown>>> => {
    for (let tried = 1; ; tried++)
      try {
        return await ask(action, input)
      } catch (error) {
        if (tried === TRIES || !(error instanceof Error && THROTTLED.has(error.name))) throw error
        await sleep(Math.random() * PAUSE_MS * 2 ** tried)
      }
  }
}
