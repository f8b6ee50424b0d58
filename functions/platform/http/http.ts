import middy from '@middy/core'
import type { Context } from 'aws-lambda'
import { now } from '#functions/platform/clock.ts'
import { within } from '#functions/platform/log.ts'
import type { ErrorCode } from '#shared/contract.ts'
import type { Status } from '#shared/kernel/errors.ts'
import { detailsOf, type ReplyOf, type UnkeyedRoute } from '#shared/kernel/route.ts'
import { type Admission, admitting } from './admitting.ts'
import { errors } from './errors.ts'
import type { HttpHandler, Request } from './handler.ts'
import { logging } from './logging.ts'
import { type HttpEvent, type HttpReply, json, leading } from './middleware.ts'
import { type Parsed, parsing } from './parsing.ts'
import { Refusal } from './refusal.ts'
import { routing } from './routing.ts'
import { throughSite } from './through-site.ts'
import { timing } from './timing.ts'

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

/**
 * The Lambda function that serves a noun's routes: `errors` are the noun's own codes, `admit` is left out where every
 * route is public. What is done around every handler is put together here, the outermost first.
 */
export function httpFunction(
  handlers: readonly HttpHandler[],
  {
    errors: own,
    admit,
  }: { readonly errors?: Readonly<Record<string, Status>>; readonly admit?: Admission } = {},
) {
  const answer = middy<HttpEvent, HttpReply>()
    .use(timing())
    .use(logging())
    .use(errors(own))
    .use(throughSite())
    .use(routing(handlers))
    .use(admitting(admit))
    .use(parsing())
    .handler(carryOut)
  // What a hook begins ends with the hook: that its lines belong to one deed is said around them all.
  return (event: HttpEvent, context: Context): Promise<HttpReply> =>
    within(deedOf(event), () => answer(event as Parsed, context))
}

/** The handler itself; what it gives is parsed by the route's reply. */
async function carryOut({
  handler: { route, run },
  actor,
  path,
  standing,
  sent,
}: Parsed): Promise<HttpReply> {
  const refuse = (code: ErrorCode, told?: unknown) => {
    const details = detailsOf(route, code)?.parse(told)
    throw new Refusal(code, { details })
  }
  const reply = route.reply.parse(await run({ ...sent, path, actor, standing, at: now(), refuse }))
  return route.leads ? leading(reply) : json(200, reply)
}

const deedOf = (event: HttpEvent) => ({
  trace: event.headers['x-coqui-trace']?.slice(0, 64) ?? event.requestContext.requestId,
  requestId: event.requestContext.requestId,
})
