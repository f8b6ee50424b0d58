import * as z from 'zod/mini'

export interface LiveSpec {
  /** `noun/what`, as in `notifications/added`. */
  readonly name: `${string}/${string}`
  readonly about: string
  /** `down`: server to page. `up`: page to server. */
  readonly way: 'down' | 'up'
  /** An upward message's answer is a downward message of the same name with this body. */
  readonly reply?: z.ZodMiniType
  readonly body: z.ZodMiniType
}

/** Declares a message of the WebSocket API. */
export function liveMessage<const Spec extends LiveSpec>(spec: Spec): Spec {
  return spec
}

export type LiveBody<M extends LiveSpec> = z.output<M['body']>

/** The frame on the wire, both ways. `id` names a delivery so that a repeat is recognised; `trace` joins the logs. */
export const LiveFrame = z.strictObject({
  type: z.string(),
  id: z.optional(z.string()),
  trace: z.optional(z.string()),
  body: z.unknown(),
})
export type LiveFrame = z.output<typeof LiveFrame>
