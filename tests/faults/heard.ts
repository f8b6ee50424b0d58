import * as z from 'zod/mini'
import { heardBy } from '#functions/platform/wiring.ts'
import { wirings } from '#infra/wirings.ts'
import type { Envelope } from '#shared/kernel/event.ts'

const Line = z.object({ message: z.literal('heard'), function: z.string(), eventId: z.string() })

/** By event name, who hears it: `coins/on-work-finished`. */
const subscribers = new Map<string, readonly string[]>()
for (const { noun, functions } of await wirings())
  for (const [name, spec] of Object.entries(functions))
    for (const heard of heardBy(spec))
      subscribers.set(heard.name, [...(subscribers.get(heard.name) ?? []), `${noun}/${name}`])

/** Counts in the log of an embedded cloud how often each subscriber has heard each event. */
export class Heard {
  readonly #counts = new Map<string, number>()

  readonly line = (line: string): void => {
    if (!line.includes('"heard"')) return
    const { function: subscriber, eventId } = Line.parse(JSON.parse(line.slice(line.indexOf('{'))))
    const key = `${subscriber} ${eventId}`
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
  }

  /** How often every one of an event's subscribers has heard it. */
  times({ id, name }: Envelope): number {
    const counts = subscribers.get(name)?.map(subscriber => this.#counts.get(`${subscriber} ${id}`) ?? 0)
    return Math.min(...(counts ?? []))
  }
}
