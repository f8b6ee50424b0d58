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
export function endpointOf(host: string, variable: string): string {
  const told = process.env[`AWS_ENDPOINT_URL_${variable}`] ?? process.env.AWS_ENDPOINT_URL
  return told?.replace(/\/$/, '') ?? `https://${host}.${region}.amazonaws.com`
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

/** Calls actions of an AWS service that speaks JSON; a refused call throws an error named by the service's code. */
export function jsonService({ service, variable, target, version }: JsonService) {
  const aws = signer(service)
  return async (action: string, input: object): Promise<Readonly<Record<string, unknown>>> => {
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
}
