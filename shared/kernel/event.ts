import * as z from 'zod/mini'

export interface EventSpec {
  /** `noun.happened`: also the EventBridge detail type; its source is `coqui.<noun>`. */
  readonly name: `${string}.${string}`
  /** One sentence for the event document. */
  readonly about: string
  readonly body: z.ZodMiniType
}

/** Declares a fact that one noun tells the others. No names of people in its body: ids only. */
export function event<const Spec extends EventSpec>(spec: Spec): Spec {
  return spec
}

export type EventBody<E extends EventSpec> = z.output<E['body']>

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
