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
  | { readonly outcome: 'refused' }

interface Door<Kept, Reply> {
  readonly post: (kept: Kept) => Promise<Reply>
  /** Whether the same call may succeed later. */
  readonly mayRetry: (error: unknown) => boolean
}

/**
 * What one account finished, each kept before it is first sent and forgotten only when the server has answered for good.
 * The `key` is its idempotency key, so however often it is sent it counts once; what is on its way is not sent twice.
 */
export function outbox<Kept extends { readonly key: string }, Reply>(
  prefix: string,
  schema: z.ZodMiniType<Kept>,
  shelf: Shelf,
  { post, mayRetry }: Door<Kept, Reply>,
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
      return { outcome: 'refused' }
    }
  }

  function drop({ key }: Kept): void {
    unstored.delete(key)
    shelf.forget(prefix + key)
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
      return [...stored, ...unstored.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
    },
    keep(kept: Kept): void {
      if (!shelf.keep(prefix + kept.key, JSON.stringify(kept))) unstored.set(kept.key, kept)
    },
    /** Sends one; while it is on its way, the same answer serves everyone who asks. */
    send(kept: Kept): Promise<Sent<Reply>> {
      const running = onTheirWay.get(kept.key)
      if (running) return running
      const sending = attempt(kept).finally(() => onTheirWay.delete(kept.key))
      onTheirWay.set(kept.key, sending)
      return sending
    },
  }
}
export type Outbox<Kept extends { readonly key: string }, Reply> = ReturnType<typeof outbox<Kept, Reply>>
