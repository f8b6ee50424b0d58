import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { AwsError, type Need } from '../service.ts'
import { issuer } from './names.ts'
import type { UserPools } from './user-pools.ts'

const TARGET = /^AWSCognitoIdentityProviderService\.(\w+)$/
const WELL_KNOWN = /^\/([\w-]+)\/\.well-known\/(jwks\.json|openid-configuration)$/
const LARGEST_BODY = 1024 * 1024

/** Refuses a call unless its signer is granted all of this. */
export type Permit = (needs: readonly Need[], request: IncomingMessage, body: Buffer) => Promise<void>

const onlyUnsigned: Permit = async needs => {
  if (needs.length > 0)
    throw new AwsError('MissingAuthenticationTokenException', 'Missing Authentication Token')
}

/** Cognito's front: the API at `POST /`, and the documents a pool publishes. For any origin, as the real one. */
export async function handleCognito(
  pools: UserPools,
  request: IncomingMessage,
  response: ServerResponse,
  permit: Permit = onlyUnsigned,
): Promise<void> {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader(
    'access-control-expose-headers',
    'x-amzn-RequestId,x-amzn-ErrorType,x-amzn-ErrorMessage,Date',
  )
  response.setHeader('x-amzn-requestid', randomUUID())
  try {
    if (request.method === 'OPTIONS') return preflight(response)
    if (request.method === 'GET') return publish(pools, request, response)
    const action = TARGET.exec(String(request.headers['x-amz-target']))?.[1]
    if (request.method !== 'POST' || !action)
      throw new AwsError('UnknownOperationException', `Unknown operation: ${request.headers['x-amz-target']}`)
    const body = await readBody(request)
    const input = parseBody(body)
    await permit(pools.needs(action, input), request, body)
    reply(response, 200, await pools.handle(action, input))
  } catch (error) {
    if (!(error instanceof AwsError)) console.error(error)
    const { code, message, status, members } =
      error instanceof AwsError ? error : new AwsError('InternalErrorException', 'Internal error', 500)
    response.setHeader('x-amzn-errortype', `${code}:`)
    response.setHeader('x-amzn-errormessage', message.replace(/[^ -~]/g, '?'))
    reply(response, status, { __type: code, message, ...members })
  }
}

function preflight(response: ServerResponse): void {
  response.setHeader('access-control-allow-methods', 'POST')
  response.setHeader(
    'access-control-allow-headers',
    'authorization,cache-control,content-type,x-amz-content-sha256,x-amz-date,x-amz-security-token,x-amz-target,x-amz-user-agent,amz-sdk-invocation-id,amz-sdk-request',
  )
  response.setHeader('access-control-max-age', '172800')
  response.writeHead(200).end()
}

function publish(pools: UserPools, request: IncomingMessage, response: ServerResponse): void {
  const [, poolId, document] = WELL_KNOWN.exec(request.url ?? '') ?? []
  if (!poolId) throw new AwsError('ResourceNotFoundException', 'Not Found', 404)
  const keys = pools.jwks(poolId)
  const configuration = {
    id_token_signing_alg_values_supported: ['RS256'],
    issuer: issuer(poolId),
    jwks_uri: `http://${request.headers.host}/${poolId}/.well-known/jwks.json`,
    response_types_supported: ['code', 'token'],
    scopes_supported: ['openid', 'email', 'phone', 'profile'],
    subject_types_supported: ['public'],
  }
  reply(response, 200, document === 'jwks.json' ? keys : configuration)
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  const type = response.req.method === 'POST' ? 'application/x-amz-json-1.1' : 'application/json'
  response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body))
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > LARGEST_BODY) throw new AwsError('RequestEntityTooLargeException', 'Request is too large', 413)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parseBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString() || '{}')
  } catch {
    throw new AwsError('SerializationException', 'The request body is not valid JSON')
  }
}
