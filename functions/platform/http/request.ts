import type * as z from 'zod/mini'
import { pathParam } from '#shared/kernel/path.ts'
import type { RouteSpec } from '#shared/kernel/route.ts'
import { Refusal } from './refusal.ts'

interface RawRequest {
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly pathParameters?: Readonly<Record<string, string | undefined>> | undefined
  readonly queryStringParameters?: Readonly<Record<string, string | undefined>> | undefined
  readonly body?: string | undefined
  readonly isBase64Encoded: boolean
}

/** The parts of a request beyond its path, as its route declares them. Throws a `Refusal`: 400 for what is not JSON, 422 for the rest. */
export function parseRequest(route: RouteSpec, raw: RawRequest) {
  return {
    query: parse(route.query, raw.queryStringParameters ?? {}),
    body: route.body && parse(route.body, jsonOf(raw)),
    idempotencyKey: raw.headers['idempotency-key'],
  }
}

/** Every parameter of a matched path is there; one that is not what its name says names nothing: a `Refusal`, 404. */
export function pathOf(raw: RawRequest): Readonly<Record<string, string>> {
  const path = Object.entries(raw.pathParameters ?? {}).map(([name, value]) => {
    const param = pathParam(name).safeParse(value)
    if (!param.success) throw new Refusal('kernel.notFound')
    return [name, param.data] as const
  })
  return Object.fromEntries(path)
}

function jsonOf(raw: RawRequest): unknown {
  const text = raw.isBase64Encoded ? Buffer.from(raw.body ?? '', 'base64').toString() : raw.body
  try {
    return JSON.parse(text || '{}')
  } catch {
    throw new Refusal('kernel.malformedJson')
  }
}

function parse(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issues = result.error.issues
    .slice(0, 20)
    .map(issue => ({ path: issue.path.join('.'), code: issue.code }))
  throw new Refusal('kernel.invalid', { issues })
}
