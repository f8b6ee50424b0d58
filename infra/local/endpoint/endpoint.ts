import { randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Log } from '../log.ts'
import type { Meter } from '../meter.ts'
import type { Permissions, Principal } from '../resource.ts'
import { AwsError, type JsonService, type Need } from '../service.ts'
import type { Credentials } from './credentials.ts'
import type { HttpRequest, HttpResponse } from './http.ts'
import { presignedBy } from './presigned.ts'

/** An AWS API whose operations are methods and paths. */
export interface RestService {
  readonly signingName: string
  /** Calls `demand` with all it needs before it does anything. */
  handle(request: HttpRequest, demand: (need: Need) => void): Promise<HttpResponse>
}

export interface EndpointSurroundings {
  readonly credentials: Credentials
  readonly permissions: Permissions
  readonly log: Log
  readonly meter?: Meter
  readonly jsonServices: readonly JsonService[]
  readonly restServices: readonly RestService[]
  /** Answers what anyone may read without credentials, such as a user pool's public keys. */
  readonly publicFile: (path: string) => unknown
}

/** The service that each prefix of `X-Amz-Target` belongs to, for calls that are not signed. */
const TARGETS: Readonly<Record<string, string>> = {
  AWSCognitoIdentityProviderService: 'cognito-idp',
  DynamoDB_20120810: 'dynamodb',
  DynamoDBStreams_20120810: 'dynamodb',
  AWSEvents: 'events',
  AmazonSQS: 'sqs',
}

const ERROR_PREFIX: Readonly<Record<string, string>> = {
  dynamodb: 'com.amazonaws.dynamodb.v20120810#',
  sqs: 'com.amazonaws.sqs#',
}

const CREDENTIAL = /Credential=([^/]+)\/\d{8}\/[^/]+\/([^/]+)\/aws4_request/

interface Caller {
  readonly principal: Principal
  readonly service: string | undefined
}

/** The one address of all AWS APIs. */
export function createEndpoint(surroundings: EndpointSurroundings) {
  const { credentials, permissions, log } = surroundings
  const jsonServices = new Map(surroundings.jsonServices.map(service => [service.signingName, service]))
  const restServices = new Map(surroundings.restServices.map(service => [service.signingName, service]))

  async function callerOf(request: HttpRequest): Promise<Caller> {
    const { headers } = request
    const [, accessKeyId, service] = CREDENTIAL.exec(headers.authorization ?? '') ?? []
    if (!accessKeyId) {
      const signed = await presignedBy(request, credentials.secretOf, Date.now())
      if (!signed) return { principal: { kind: 'anonymous' }, service: undefined }
      return {
        principal: credentials.principalOf(signed.accessKeyId, signed.sessionToken),
        service: signed.service,
      }
    }
    return { principal: credentials.principalOf(accessKeyId, headers['x-amz-security-token']), service }
  }

  async function answer(request: HttpRequest): Promise<HttpResponse> {
    const [target = '', action = ''] = (request.headers['x-amz-target'] ?? '').split('.')
    const named = TARGETS[target]
    try {
      const { principal, service = named } = await callerOf(request)
      const demand = (need: Need) => permissions.demand(principal, need)
      if (principal.kind === 'function')
        surroundings.meter?.countOf(principal.functionArn.split(':').at(-1) ?? '', { calls: 1 })
      if (service === 'cognito-idp') surroundings.meter?.count('pool calls')
      if (service === 's3')
        surroundings.meter?.count(request.method === 'PUT' ? 'object writes' : 'object reads')
      const rest = restServices.get(service ?? '')
      if (rest) return await rest.handle(request, demand)
      const jsonService = jsonServices.get(service ?? '')
      if (!jsonService)
        throw new AwsError(
          'UnknownService',
          `This machine has no AWS service '${service ?? request.path}'`,
          404,
        )
      const input: unknown = request.body.length > 0 ? parse(request.body) : {}
      for (const need of jsonService.needs(action, input)) demand(need)
      return success(jsonService.signingName, request, await jsonService.handle(action, input))
    } catch (error) {
      if (!(error instanceof AwsError)) log.write('endpoint', `ERROR ${target}.${action} ${stackOf(error)}`)
      return failure(named ?? '', request, error)
    }
  }

  return async (request: HttpRequest): Promise<HttpResponse> => {
    const file =
      request.method === 'GET' && !request.headers.authorization && surroundings.publicFile(request.path)
    if (file)
      return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(file) }
    return answer(request)
  }
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    throw new AwsError('SerializationException', 'The body is not JSON')
  }
}

const stackOf = (error: unknown) => (error instanceof Error ? error.stack : String(error))

function success(service: string, request: HttpRequest, output: unknown): HttpResponse {
  return reply(service, request, 200, JSON.stringify(output ?? {}))
}

function failure(service: string, request: HttpRequest, error: unknown): HttpResponse {
  const known =
    error instanceof AwsError ? error : new AwsError('InternalFailure', 'An internal error occurred.', 500)
  const body = {
    __type: (ERROR_PREFIX[service] ?? '') + known.code,
    message: known.message,
    ...known.members,
  }
  return reply(service, request, known.status, JSON.stringify(body), { 'x-amzn-errortype': known.code })
}

function reply(
  service: string,
  request: HttpRequest,
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): HttpResponse {
  return {
    status,
    body,
    headers: {
      ...headers,
      'content-type': request.headers['content-type'] ?? 'application/x-amz-json-1.0',
      'x-amzn-requestid': randomUUID(),
      ...(service === 'dynamodb' && { 'x-amz-crc32': String(crc32(body)) }),
    },
  }
}
