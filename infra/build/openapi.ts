import * as z from 'zod/mini'
import { errorStatus, routes } from '#shared/contract.ts'
import { ErrorReply, type KernelErrorCode, kernelErrorStatus } from '#shared/kernel/errors.ts'
import { nounOf } from '#shared/kernel/event.ts'
import { pathParam } from '#shared/kernel/path.ts'
import {
  codeOf,
  type DetailedError,
  IDEMPOTENCY_KEY,
  methodAndPath,
  type Repeats,
  type RouteSpec,
  takesKey,
} from '#shared/kernel/route.ts'

type Json = { readonly [key: string]: unknown }

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io }) as Json
  return json
}
const content = (schema: Json) => ({ 'application/json': { schema } })

const SENT_AGAIN: Readonly<Record<Repeats, string>> = {
  once: 'Sent again with the same key, it is not carried out again, and gives its first answer.',
  'once-reread': 'Sent again with the same key, it is not carried out again, and says what is so by then.',
  harmlessly: 'Sent again, it ends in the same state, and says what is so.',
  anew: 'Sent again, it makes another: its answer is kept nowhere.',
}

/** The OpenAPI 3.1 document of every route of the contract. */
export function openApi(): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const route of routes) {
    const { method, path } = methodAndPath(route)
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Coquí Lee',
      version: '1',
      description:
        'A bilingual reading platform for the public schools of Puerto Rico. Generated from shared/contract.ts.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(routes.map(({ name }) => nounOf(name)))].map(name => ({ name })),
    paths,
    components: {
      securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: schemaOf(ErrorReply, 'output') },
    },
    security: [{ idToken: [] }],
  }
}

function operation(route: RouteSpec): Json {
  const { method, path } = methodAndPath(route)
  return {
    operationId: route.name,
    tags: [nounOf(route.name)],
    summary: route.about,
    ...(route.may.scope === 'public' && { security: [] }),
    ...(route.repeats && { description: SENT_AGAIN[route.repeats] }),
    'x-may': route.may,
    ...(route.rate && { 'x-rate': route.rate }),
    parameters: parameters(route, path),
    ...(route.body &&
      method !== 'DELETE' && {
        requestBody: { required: true, content: content(schemaOf(route.body, 'input')) },
      }),
    responses: {
      ...(route.leads
        ? { 303: { description: 'It is elsewhere.', headers: { Location: { schema: { type: 'string' } } } } }
        : { 200: { description: 'Done.', content: content(schemaOf(route.reply, 'output')) } }),
      ...refusals(route),
    },
  }
}

function parameters(route: RouteSpec, path: string): readonly Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: schemaOf(pathParam(name), 'input'),
  }))
  const query = route.query && schemaOf(route.query, 'input')
  const inQuery = Object.entries((query?.properties ?? {}) as Json).map(([name, schema]) => ({
    name,
    in: 'query',
    required: ((query?.required ?? []) as string[]).includes(name),
    schema,
  }))
  const idempotencyKey = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'Names the intention for 30 days; with another request behind it, it is refused.',
    schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
  }
  return [...inPath, ...inQuery, ...(takesKey(route) ? [idempotencyKey] : [])]
}

const ABOUT_KEYS: readonly KernelErrorCode[] = ['kernel.missingIdempotencyKey', 'kernel.idempotencyKeyReused']

/** The route's codes and those of the kernel that it can meet, by status. */
function refusals(route: RouteSpec): Json {
  const kernel = Object.keys(kernelErrorStatus) as KernelErrorCode[]
  const met = takesKey(route) ? kernel : kernel.filter(code => !ABOUT_KEYS.includes(code))
  const codes = [...met, ...route.errors.map(codeOf)] as (keyof typeof errorStatus)[]
  const byStatus = Map.groupBy(codes, code => errorStatus[code])
  const replies = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, meant]) => [
      status,
      { description: meant.join(', '), content: content(refusalSchema(route, meant)) },
    ])
  return Object.fromEntries(replies)
}

/** What a refusal with one of these codes looks like. */
function refusalSchema({ errors }: RouteSpec, codes: readonly string[]): Json {
  const error = { $ref: '#/components/schemas/Error' }
  const isDetailed = (one: string | DetailedError): one is DetailedError =>
    typeof one !== 'string' && codes.includes(one.code)
  const detailed = errors.filter(isDetailed).map(({ code, details }) => ({
    allOf: [
      error,
      {
        type: 'object',
        properties: { error: { const: code }, details: schemaOf(details, 'output') },
        required: ['details'],
      },
    ],
  }))
  return detailed.length > 0 ? { anyOf: [...detailed, error] } : error
}
