import * as z from 'zod/mini'
import { ErrorReply, type KernelErrorCode } from '#shared/kernel/errors.ts'
import {
  type BodyOf,
  detailsOf,
  isCommand,
  type KeyedRoute,
  methodAndPath,
  type ParamsOf,
  type PathOf,
  type QueryOf,
  type ReplyOf,
  type RouteSpec,
  takesKey,
} from '#shared/kernel/route.ts'
import { newId } from './new-id.ts'
import { type ClientErrorCode, Refusal } from './refusal.ts'
import { runtimeConfig } from './runtime-config.ts'
import { bearer, endHere } from './session.ts'

type Needs<Key extends string, Value> = [Value] extends [undefined] ? unknown : { readonly [K in Key]: Value }

/** What a call of this route takes: just the parts that its declaration names. */
export type Args<R extends RouteSpec> = ([ParamsOf<R['on']>] extends [never]
  ? unknown
  : { readonly path: PathOf<R> }) &
  Needs<'query', QueryOf<R>> &
  Needs<'body', BodyOf<R>> & {
    /** Names the intention: a repeat with the same key is not carried out again. Made when missing. */
    readonly idempotencyKey?: R extends KeyedRoute ? string : never
  }

interface LooseArgs {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: unknown
  readonly body?: unknown
  readonly idempotencyKey?: string
}

/**
 * Calls one operation of the API and parses its reply.
 * @throws {Refusal} with a code of the route, of the kernel or of the client.
 */
export async function call<R extends RouteSpec>(route: R, args: Args<R>): Promise<ReplyOf<R>> {
  const of = route.name
  const reach = <T>(work: () => Promise<T>) => orUnreachable(of, work)
  const { apiUrl } = await reach(runtimeConfig)
  const address = apiUrl + addressOf(route, args)
  const init = requestInit(route, args)
  const attempt = async (fresh: boolean) => {
    if (route.may.scope !== 'public') {
      const token = await reach(() => bearer({ fresh }))
      // Whoever has just signed out asks nothing more.
      if (!token) throw new Refusal({ of, code: 'kernel.notSignedIn', status: 401 })
      init.headers.set('authorization', `Bearer ${token}`)
    }
    return reach(() => fetch(address, init))
  }
  let response = await attempt(false)
  // A token may end between two calls, or its roles may have changed: one fresh one is tried.
  if (response.status === 401 && route.may.scope !== 'public') response = await attempt(true)
  const answer = await jsonOf(response)
  if (!response.ok) {
    const refusal = refusalOf(route, response, answer)
    if (refusal.code === 'kernel.sessionEnded') void endHere()
    throw refusal
  }
  const reply = z.safeParse<R['reply']>(route.reply, answer)
  if (!reply.success) {
    const issues = reply.error.issues.map(({ path, code }) => ({ path: path.join('.'), code }))
    throw unreadable(of, response, issues)
  }
  return reply.data
}

/** The path and query of a call, below the API's address. */
export function addressOf(route: RouteSpec, { path: params, query }: LooseArgs): string {
  const path = methodAndPath(route).path.replace(/\{(\w+)\}/g, (_, name) => {
    const value = params?.[name]
    if (!value) throw new TypeError(`${route.name} needs ${name}`)
    return encodeURIComponent(value)
  })
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${path}?${search}` : path
}

/** Made once a call, so that a second try carries the same key. */
function requestInit(route: RouteSpec, args: LooseArgs): RequestInit & { readonly headers: Headers } {
  const headers = new Headers({ accept: 'application/json' })
  if (isCommand(route)) {
    const key = args.idempotencyKey ?? newId()
    if (takesKey(route)) headers.set('idempotency-key', key)
    // The deed's trace: it comes back with the live message that the deed causes.
    headers.set('x-coqui-trace', key)
  }
  if (args.body !== undefined) headers.set('content-type', 'application/json')
  return {
    method: methodAndPath(route).method,
    headers,
    cache: 'no-store',
    ...(args.body === undefined ? {} : { body: JSON.stringify(args.body) }),
  }
}

async function orUnreachable<T>(of: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal({ of, code: 'client.unreachable', status: 0 })
  }
}

const idOf = (response: Response) =>
  response.headers.get('x-request-id') ?? response.headers.get('apigw-requestid') ?? undefined

const jsonOf = (response: Response): Promise<unknown> => response.json().catch(() => undefined)

const unreadable = (of: string, response: Response, issues: ErrorReply['issues']) =>
  new Refusal({ of, code: 'client.unreadable', status: response.status, requestId: idOf(response), issues })

function refusalOf(route: RouteSpec, response: Response, answer: unknown): Refusal {
  const { name: of } = route
  const { status } = response
  const told = ErrorReply.safeParse(answer)
  if (!told.success) return new Refusal({ of, code: gatewayCode(status), status, requestId: idOf(response) })
  const { error: code, requestId, issues } = told.data
  const details = detailsOf(route, code)?.safeParse(told.data.details)
  if (details?.success === false) return unreadable(of, response, [{ path: 'details', code: 'invalid_type' }])
  return new Refusal({ of, code, status, requestId, issues, details: details?.data })
}

/** The gateway's own refusals carry no code. */
function gatewayCode(status: number): KernelErrorCode | ClientErrorCode {
  if (status === 401) return 'kernel.notSignedIn'
  if (status === 403) return 'kernel.notAllowed'
  if (status === 404) return 'kernel.notFound'
  if (status === 413) return 'client.tooLarge'
  if (status === 429) return 'kernel.tooManyRequests'
  return status > 500 ? 'kernel.unavailable' : 'kernel.unexpected'
}
