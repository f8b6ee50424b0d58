import type { GatewayQuota } from '../gateway-quota.ts'
import type { Need } from '../service.ts'
import { apiArn } from './api.ts'
import type { Connection } from './connection.ts'

/** API Gateway's quota for a message to a connection. */
const MAX_PAYLOAD_BYTES = 128 * 1024

interface CallbackRequest {
  readonly method: string
  /** As sent, percent-encoded. */
  readonly path: string
  readonly body: Buffer
}

/** `@connections`: how functions reach an open connection. */
export function callbackService(
  connections: ReadonlyMap<string, Connection>,
  apiOfStage: (stage: string) => string | undefined,
  quota?: GatewayQuota,
) {
  return {
    signingName: 'execute-api',
    async handle({ method, path, body }: CallbackRequest, demand: (need: Need) => void) {
      const [, stage = '', id = ''] =
        /^\/([^/]+)\/@connections\/([^/]+)$/.exec(decodeURIComponent(path)) ?? []
      const apiId = apiOfStage(stage)
      if (apiId === undefined) return failure(403, 'ForbiddenException', 'Forbidden')
      demand({
        action: 'execute-api:ManageConnections',
        resource: apiArn(apiId, stage, `${method}/@connections/${id}`),
      })
      if (quota?.takesCall() === false) return failure(429, 'LimitExceededException', null)
      const connection = connections.get(id)
      if (!connection) return failure(410, 'GoneException', null)
      if (method === 'GET') return answer(200, connection.info)
      if (method === 'DELETE') {
        connection.close(1000, 'Connection Closed Normally')
        return answer(204)
      }
      if (method !== 'POST') return failure(403, 'ForbiddenException', 'Forbidden')
      if (body.length > MAX_PAYLOAD_BYTES)
        return failure(413, 'PayloadTooLargeException', 'Payload too large')
      return (await connection.send(body.toString())) ? answer(200, {}) : failure(410, 'GoneException', null)
    },
  }
}

const answer = (status: number, body?: object) => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: body ? JSON.stringify(body) : '',
})

const failure = (status: number, code: string, message: string | null) => ({
  status,
  headers: { 'content-type': 'application/json', 'x-amzn-errortype': code },
  body: JSON.stringify({ message }),
})
