import type * as z from 'zod/mini'

/** Where what waits is stored: survives a reload. */
interface Shelf {
  /** The names that begin so. */
  names(prefix: string): string[]
  recall(name: string): string | undefined
  keep(name: string, text: string): boolean
  forget(name: string): void
}

/** `waiting`: still queued, to be sent again. `refused`: the server will never take it. */
export type Sent<Reply> =
  | { readonly outcome: 'sent'; readonly reply: Reply }
  | { readonly outcome: 'waiting' }
  | { readonly outcome: 'refused'; readonly error: unknown }

interface Delivery<Queued, Reply> {
  readonly post: (queued: Queued) => Promise<Reply>
  /** Whether the same call may succeed later. */
  readonly staysQueued: (error: unknown) => boolean
  /** By which a queued thing is told from every other, where its key alone does not. */
  readonly nameOf?: (queued: Queued) => string
}

/**
 * What one account finished, each queued before it is first sent and forgotten only when the server has answered for good.
 * The `key` is its idempotency key, so however often it is sent it counts once; what is on its way is not sent twice. One
 * name each, so that two open pages never overwrite each other's.
 */
export function outbox<Queued extends { readonly key: string }, Reply>(
  prefix: string,
  schema: z.ZodMiniType<Queued>,
  shelf: Shelf,
  { post, staysQueued, nameOf = ({ key }) => key }: Delivery<Queued, Reply>,
) {
  const onTheirWay = new Map<string, Promise<Sent<Reply>>>()
  /** What the browser would not store lives as long as the page. */
  const unstored = new Map<string, Queued>()

  async function attempt(queued: Queued): Promise<Sent<Reply>> {
    try {
      const reply = await post(queued)
      drop(queued)
      return { outcome: 'sent', reply }
    } catch (error) {
      if (staysQueued(error)) return { outcome: 'waiting' }
      drop(queued)
      return { outcome: 'refused', error }
    }
  }

  function drop(queued: Queued): void {
    unstored.delete(nameOf(queued))
    shelf.forget(prefix + nameOf(queued))
  }

  function parsed(text: string | undefined): Queued[] {
    try {
      const queued = schema.safeParse(JSON.parse(text ?? ''))
      return queued.success ? [queued.data] : []
    } catch {
      return []
    }
  }

  return {
    /** Oldest first: the keys sort by time. */
    waiting(): Queued[] {
      const stored = shelf.names(prefix).flatMap(name => parsed(shelf.recall(name)))
      return [...stored, ...unstored.values()].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
    },
    add(queued: Queued): void {
      if (!shelf.keep(prefix + nameOf(queued), JSON.stringify(queued))) unstored.set(nameOf(queued), queued)
    },
    /** Sends one; while it is on its way, the same answer serves everyone who asks. */
    send(queued: Queued): Promise<Sent<Reply>> {
      const name = nameOf(queued)
      const running = onTheirWay.get(name)
      if (running) return running
      const sending = attempt(queued).finally(() => onTheirWay.delete(name))
      onTheirWay.set(name, sending)
      return sending
    },
  }
}
export type Outbox<Queued extends { readonly key: string }, Reply> = ReturnType<typeof outbox<Queued, Reply>>
