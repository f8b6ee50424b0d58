import type * as z from 'zod/mini'

/** Where what waits is kept: survives a reload. */
interface Shelf {
  /** The names that begin so. */
  names(prefix: string): string[]
  recall(name: string): string | undefined
  keep(name: string, text: string): boolean
  forget(name: string): void
}

/** `waiting`: kept, to be sent again. `refused`: the server will never take it. */
export type Sent<Reply> =
  | { readonly outcome: 'sent'; readonly reply: Reply }
  | { readonly outcome: 'waiting' }
  | { readonly outcome: 'refused'; readonly error: unknown }

interface Door<Kept, Reply> {
  readonly post: (kept: Kept) => Promise<Reply>
  /** Whether the same call may succeed later. */
  readonly mayRetry: (error: unknown) => boolean
  /** By which a kept thing is told from every other, where its key alone does not. */
  readonly nameOf?: (kept: Kept) => string
}

/**
 * What one account finished, each kept before it is first sent and forgotten only when the server has answered for good.
 * The `key` is its idempotency key, so however often it is sent it counts once; what is on its way is not sent twice. One
 * name each, so that two open pages never overwrite each other's.
 */
export function outbox<Kept extends { readonly key: string }, Reply>(
  prefix: string,
  schema: z.ZodMiniType<Kept>,
  shelf: Shelf,
  { post, mayRetry, nameOf = ({ key }) => key }: Door<Kept, Reply>,
) {
  const onTheirWay = new Map<string, Promise<Sent<Reply>>>()
  /** What the browser would not store lives as long as the page. */
  const unstored = new Map<string, Kept>()

  async function attempt(kept: Kept): Promise<Sent<Reply>> {
    try {
      const reply = await post(kept)
      drop(kept)
      return { outcome: 'sent', reply }
    } catch (error) {
      if (mayRetry(error)) return { outcome: 'waiting' }
      drop(kept)
      return { outcome: 'refused', error }
    }
  }

  function drop(kept: Kept): void {
    unstored.delete(nameOf(kept))
    shelf.forget(prefix + nameOf(kept))
  }

  function parsed(text: string | undefined): Kept[] {
    try {
      const kept = schema.safeParse(JSON.parse(text ?? ''))
      return kept.success ? [kept.data] : []
    } catch {
      return []
    }
  }

  return {
    /** Oldest first: the keys sort by time. */
    waiting(): Kept[] {
      const stored = shelf.names(prefix).flatMap(name => parsed(shelf.recall(name)))
      return [...stored, ...unstored.values()].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
    },
    keep(kept: Kept): void {
      if (!shelf.keep(prefix + nameOf(kept), JSON.stringify(kept))) unstored.set(nameOf(kept), kept)
    },
    /** Sends one; while it is on its way, the same answer serves everyone who asks. */
    send(kept: Kept): Promise<Sent<Reply>> {
      const name = nameOf(kept)
      const running = onTheirWay.get(name)
      if (running) return running
      const sending = attempt(kept).finally(() => onTheirWay.delete(name))
      onTheirWay.set(name, sending)
      return sending
    },
  }
}
export type Outbox<Kept extends { readonly key: string }, Reply> = ReturnType<typeof outbox<Kept, Reply>>
