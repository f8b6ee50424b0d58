import middy from '@middy/core'
import type { APIGatewayProxyEventV2WithJWTAuthorizer, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { now } from '#functions/platform/clock.ts'
import { log, logUnexpected, measure, within } from '#functions/platform/log.ts'
import type { ErrorCode } from '#shared/contract.ts'
import {
  type ErrorReply,
  type KernelErrorCode,
  kernelErrorStatus,
  type Status,
} from '#shared/kernel/errors.ts'
import {
  type BodyOf,
  type DetailedCode,
  type DetailsOf,
  detailsOf,
  type PathOf,
  type PlainCode,
  type QueryOf,
  type ReplyOf,
  type RouteSpec,
  type UnkeyedRoute,
} from '#shared/kernel/route.ts'
import type { PersonStanding } from '#shared/kernel/standing.ts'
import { type Actor, actorOf } from './actor.ts'
import { Refusal } from './refusal.ts'
import { parseRequest, pathOf } from './request.ts'

type Event = Omit<APIGatewayProxyEventV2WithJWTAuthorizer, 'requestContext'> & {
  readonly requestContext: Omit<APIGatewayProxyEventV2WithJWTAuthorizer['requestContext'], 'authorizer'> & {
    readonly authorizer?: APIGatewayProxyEventV2WithJWTAuthorizer['requestContext']['authorizer']
  }
}
type Reply = APIGatewayProxyStructuredResultV2

/** What a handler is given: everything parsed, the actor known and admitted. */
export interface Request<R extends RouteSpec> {
  readonly actor: Actor
  /** The actor's stored standing, by which they were admitted; where a route reaches no further than oneself, none is read. */
  readonly standing: R['may']['scope'] extends 'public' | 'self' ? undefined : PersonStanding
  readonly path: PathOf<R>
  readonly query: QueryOf<R>
  readonly body: BodyOf<R>
  /** When the request arrived, ISO 8601. */
  readonly at: string
  /** The `Idempotency-Key` header. */
  readonly idempotencyKey: string | undefined
  /** Ends the request with a code that the route (or the kernel) declares, and its details; another does not compile. */
  readonly refuse: Refuse<R>
}

type Refuse<R extends RouteSpec> = ((code: PlainCode<R> | KernelErrorCode) => never) &
  (<Code extends DetailedCode<R>>(code: Code, details: DetailsOf<R, Code>) => never)

/** One route's handler, before the noun's HTTP function is made of them. */
export interface HttpHandler {
  readonly route: RouteSpec
  readonly run: (request: ParsedRequest) => Promise<unknown>
}

interface ParsedRequest extends Omit<Request<RouteSpec>, 'standing' | 'path' | 'query' | 'body' | 'refuse'> {
  readonly standing: PersonStanding | undefined
  readonly path: Readonly<Record<string, string>>
  readonly query: unknown
  readonly body: unknown
  readonly refuse: (code: ErrorCode, details?: unknown) => never
}

/**
 * The handler of one route. Parsing, admission, errors and logs are done around it; what it returns is parsed by the
 * route's reply, so that nothing undeclared leaves. For a route that is carried out once, only `command()` compiles.
 */
export function http<R extends UnkeyedRoute>(
  route: R,
  run: (request: Request<R>) => Promise<ReplyOf<R>>,
): HttpHandler {
  return { route, run: run as HttpHandler['run'] }
}

/** Asks the stored standing whether the actor reaches what the path names, and gives it; throws a `Refusal` when not. */
export type Admission = (
  route: RouteSpec,
  actor: Actor,
  path: Readonly<Record<string, string>>,
) => Promise<PersonStanding>

type Statuses = Readonly<Record<string, Status>>

/**
 * The Lambda function that serves a noun's routes: `errors` are the noun's own codes, `admit` is left out where no route
 * goes beyond `self`.
 */
export function httpFunction(
  handlers: readonly HttpHandler[],
  { errors = {}, admit }: { readonly errors?: Statuses; readonly admit?: Admission } = {},
) {
  const statuses: Statuses = { ...kernelErrorStatus, ...errors }
  const byRouteKey = new Map(handlers.map(handler => [handler.route.on as string, handler]))
  const answer = async (event: Event): Promise<Reply> => {
    const handler = byRouteKey.get(event.routeKey)
    if (!handler) throw new Refusal('kernel.notFound')
    const { route, run } = handler
    const actor = actorOf(route, event.requestContext.authorizer?.jwt.claims)
    const path = pathOf(event)
    let standing: PersonStanding | undefined
    // Whoever may not ask is told so before anything is said about what they sent.
    if (route.may.scope !== 'public' && route.may.scope !== 'self') {
      if (!admit)
        throw new Error(`${route.name} reaches beyond oneself, but this function cannot read standings`)
      standing = await admit(route, actor, path)
    }
    const refuse = (code: ErrorCode, told?: unknown) => {
      const details = detailsOf(route, code)?.parse(told)
      throw new Refusal(code, { details })
    }
    const reply = await run({ ...parseRequest(route, event), path, actor, standing, at: now(), refuse })
    return json(200, route.reply.parse(reply))
  }
  return middy<Event, Reply>((event: Event) =>
    within(deedOf(event), () => answered(event, statuses, () => answer(event))),
  )
}

const deedOf = (event: Event) => ({
  trace: event.headers['x-coqui-trace']?.slice(0, 64) ?? event.requestContext.requestId,
  requestId: event.requestContext.requestId,
})

async function answered(event: Event, statuses: Statuses, answer: () => Promise<Reply>): Promise<Reply> {
  const started = performance.now()
  const reply = await answer().catch(error => refusalReply(event, statuses, error))
  measure(
    'answered',
    { duration: [performance.now() - started, 'Milliseconds'] },
    { route: event.routeKey, status: reply.statusCode },
  )
  return reply
}

function refusalReply(event: Event, statuses: Statuses, error: unknown): Reply {
  const { requestId } = event.requestContext
  if (error instanceof Refusal) {
    log('info', 'refused', { route: event.routeKey, code: error.code })
    const { code, issues, details } = error
    // What is undefined is left out of the JSON.
    return json(statuses[code] ?? 500, { error: code, requestId, issues, details } satisfies ErrorReply)
  }
  logUnexpected('unexpected', error, { route: event.routeKey })
  return json(500, { error: 'kernel.unexpected', requestId } satisfies ErrorReply)
}

const json = (statusCode: number, body: unknown): Reply => ({
  statusCode,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify(body),
})
