import * as z from 'zod/mini'
import type { Notice } from './notice.ts'

export interface EventSpec {
  /** `noun.happened`: also the EventBridge detail type; its source is `coqui.<noun>`. */
  readonly name: `${string}.${string}`
  /** One sentence for the event document. */
  readonly about: string
  readonly body: z.ZodMiniType
  /** What a person is told of it as a notification: of a body that is worth telling; undefined of another. */
  readonly notice?: (body: never) => Notice | undefined
}

interface Fact<Name, Body> {
  readonly name: Name
  readonly about: string
  readonly body: Body
}
interface Noticed<Body extends z.ZodMiniType> {
  readonly notice: (body: z.output<Body>) => Notice | undefined
}

/**
 * Declares a fact that one noun tells the others. No names of people in its body: ids only. With a `notice`, whoever it
 * names is notified: no other noun has to know of the event.
 */
export function event<const Name extends EventSpec['name'], Body extends z.ZodMiniType>(
  spec: Fact<Name, Body> & Noticed<Body>,
): Fact<Name, Body> & Noticed<Body>
export function event<const Name extends EventSpec['name'], Body extends z.ZodMiniType>(
  spec: Fact<Name, Body>,
): Fact<Name, Body>
export function event(spec: EventSpec): EventSpec {
  return spec
}

export type EventBody<E extends EventSpec> = z.output<E['body']>

/** Whether an event declares a notice. */
export const hasNotice = <E extends EventSpec>(event: E): event is Extract<E, { readonly notice: unknown }> =>
  event.notice !== undefined

/** What an event tells somebody with this body, if anything. */
export const noticeOf = <E extends EventSpec>({ notice }: E, body: EventBody<E>): Notice | undefined =>
  notice?.(body as never)

/** What travels as the EventBridge detail. `id` is the outbox row's; `at` is when the fact happened (ISO 8601, UTC). */
export const Envelope = z.strictObject({
  id: z.string(),
  name: z.string(),
  at: z.iso.datetime(),
  trace: z.string(),
  body: z.unknown(),
})
export type Envelope = z.output<typeof Envelope>

/** The noun that owns a contract name: `'coins.credited'` and `'coins/buy-item'` are both of `coins`. */
export const nounOf = (name: string): string => name.split(/[./]/, 1)[0] ?? name
