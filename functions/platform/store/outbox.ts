import * as z from 'zod/mini'
import type { Envelope } from '#shared/kernel/event.ts'
import { packed, unpacked } from './packed.ts'

/** With so many letters of JSON a body makes its row about as long as one write unit, which a transaction takes twice. */
const LONG = 600

/** What an outbox row keeps of an event's body: all of it, packed where it is long. */
export const keptBody = (body: unknown): { readonly body: unknown } | { readonly packed: Uint8Array } =>
  JSON.stringify(body).length < LONG ? { body } : { packed: packed(body) }

const Packed = z.pipe(
  z.instanceof(Uint8Array),
  z.transform((bytes, { issues }) => {
    try {
      return unpacked(bytes)
    } catch (error) {
      issues.push({ code: 'custom', message: String(error), input: bytes })
      return z.NEVER
    }
  }),
)
const event = { id: z.string(), name: z.string(), at: z.string(), trace: z.string() }

/** An outbox row as the event that it is. */
export const OutboxEvent = z.union([
  z.pipe(
    z.object({ ...event, packed: Packed }),
    z.transform(({ packed: body, ...rest }): Envelope => ({ ...rest, body })),
  ),
  z.pipe(
    z.object({ ...event, body: z.unknown() }),
    z.transform((row): Envelope => row),
  ),
])
