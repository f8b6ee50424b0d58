import type * as z from 'zod/mini'
import type { ReplyOf, RouteSpec } from '#shared/kernel/route.ts'
import type { Args } from './client.ts'
import { useCommand } from './query.ts'
import type { RefusalCode } from './refusal.ts'
import { type SchemaForm, type SchemaFormOptions, useSchemaForm } from './use-schema-form.ts'

type RouteWithBody = RouteSpec & { readonly body: z.ZodMiniType }
type Body<R extends RouteWithBody> = z.output<R['body']>

interface RouteFormOptions<R extends RouteWithBody, Values extends object>
  extends Omit<SchemaFormOptions<Values, Body<R>, ReplyOf<R>, RefusalCode<R>>, 'send'> {
  /** The whole call, around a body that the route takes. */
  readonly args: (body: Body<R>) => Args<R>
}

/**
 * The form of one command: the route's own body judges what is typed, before the server does.
 * `const form = useRouteForm(askSupport, { defaults: { topic, text: '' }, args: body => ({ body }) })`
 */
export function useRouteForm<R extends RouteWithBody, Values extends object>(
  route: R,
  { args, ...options }: RouteFormOptions<R, Values>,
): SchemaForm<Values> {
  const { run } = useCommand(route)
  const send = (body: Body<R>) => run(args(body))
  return useSchemaForm<R['body'], Values, ReplyOf<R>, RefusalCode<R>>(route.body, { ...options, send })
}
