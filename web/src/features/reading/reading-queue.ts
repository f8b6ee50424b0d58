import * as z from 'zod/mini'
import { FinishedReading, type FinishedReply } from '#shared/reading/finished-reading.ts'

/** A finished reading that waits for the server's answer. `key` is its idempotency key for good. */
const Kept = z.strictObject({ key: z.string(), textId: z.string(), reading: FinishedReading })
export type KeptReading = z.output<typeof Kept>

/** Where readings wait: survives a reload. */
export interface Shelf {
  /** The names that begin so. */
  names(prefix: string): string[]
  recall(name: string): string | undefined
  keep(name: string, text: string): boolean
  forget(name: string): void
}

/** `waiting`: kept, to be sent again. `refused`: the server will never take it. */
export type Sent =
  | { readonly outcome: 'scored'; readonly reply: FinishedReply }
  | { readonly outcome: 'waiting' }
  | { readonly outcome: 'refused'; readonly error: unknown }

interface Door {
  readonly post: (kept: KeptReading) => Promise<FinishedReply>
  /** Whether the same call may succeed later. */
  readonly mayRetry: (error: unknown) => boolean
}

/**
 * The finished readings of one account, each kept before it is first sent and forgotten only when the server has
 * answered for good. The key goes with it, so however often it is sent it counts once. One name a reading, so that
 * two open pages never overwrite each other's.
 */
export function readingQueue(personId: string, shelf: Shelf, { post, mayRetry }: Door) {
  const prefix = `coqui.reading.${personId}.`
  /** Sends in progress: a reading that is on its way is not sent a second time. */
  const onTheirWay = new Map<string, Promise<Sent>>()
  /** What the browser would not store lives as long as the page. */
  const unstored = new Map<string, KeptReading>()

  async function attempt(kept: KeptReading): Promise<Sent> {
    try {
      const reply = await post(kept)
      drop(kept)
      return { outcome: 'scored', reply }
    } catch (error) {
      if (mayRetry(error)) return { outcome: 'waiting' }
      drop(kept)
      return { outcome: 'refused', error }
    }
  }

  function drop({ key }: KeptReading): void {
    unstored.delete(key)
    shelf.forget(prefix + key)
  }

  return {
    /** Oldest first: the keys sort by time. */
    waiting(): KeptReading[] {
      const stored = shelf.names(prefix).flatMap(name => parsed(shelf.recall(name)))
      return [...stored, ...unstored.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
    },
    keep(kept: KeptReading): void {
      if (!shelf.keep(prefix + kept.key, JSON.stringify(kept))) unstored.set(kept.key, kept)
    },
    /** Sends one; while it is on its way, the same answer serves everyone who asks. */
    send(kept: KeptReading): Promise<Sent> {
      const running = onTheirWay.get(kept.key)
      if (running) return running
      const sending = attempt(kept).finally(() => onTheirWay.delete(kept.key))
      onTheirWay.set(kept.key, sending)
      return sending
    },
  }
}
export type ReadingQueue = ReturnType<typeof readingQueue>

function parsed(text: string | undefined): KeptReading[] {
  try {
    const kept = Kept.safeParse(JSON.parse(text ?? ''))
    return kept.success ? [kept.data] : []
  } catch {
    return []
  }
}
