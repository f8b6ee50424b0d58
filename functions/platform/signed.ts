import { AwsClient } from 'aws4fetch'

// A signed fetch, for the few calls whose SDK client would outweigh the function that makes them.

const region = process.env.AWS_REGION ?? ''

/** Signs requests to one AWS service (named as in its credential scope) with the function's credentials. */
export const signer = (service: string): AwsClient =>
  new AwsClient({
    accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? '',
    ...(process.env.AWS_SESSION_TOKEN && { sessionToken: process.env.AWS_SESSION_TOKEN }),
    region,
    service,
    retries: 3,
  })

/** A service's address: as the SDK's endpoint variables say, else the region's own. No slash at its end. */
export function endpointOf(host: string, variable: string): string {
  const told = process.env[`AWS_ENDPOINT_URL_${variable}`] ?? process.env.AWS_ENDPOINT_URL
  return told?.replace(/\/$/, '') ?? `https://${host}.${region}.amazonaws.com`
}
