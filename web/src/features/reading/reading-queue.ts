import * as z from 'zod/mini'
import { Answers } from '#shared/kernel/answers.ts'
import { FinishedReading, type FinishedReply, type Reading } from '#shared/reading/finished-reading.ts'

const KeptAnswers = z.strictObject({ key: z.string(), given: Answers })
type KeptAnswers = z.output<typeof KeptAnswers>

/**
 * A finished reading that waits for the server's answer, or the answers to its text's questions, with the reading that
 * they are to: whoever sends them sends it too, and so learns its name. Each `key` is an idempotency key for good.
 */
const Kept = z.strictObject({
  key: z.string(),
  textId: z.string(),
  reading: FinishedReading,
  answers: z.optional(KeptAnswers),
})
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
  readonly answer: (reading: Reading, answers: KeptAnswers) => Promise<Reading>
  /** Whether the same call may succeed later. */
  readonly mayRetry: (error: unknown) => boolean
}

/**
 * The finished readings of one account, each kept before it is first sent and forgotten only when the server has
 * answered for good. The key goes with it, so however often it is sent it counts once. One name a reading, so that
 * two open pages never overwrite each other's.
 */
export function readingQueue(personId: string, shelf: Shelf, { post, answer, mayRetry }: Door) {
  const prefix = `coqui.reading.${personId}.`
  /** Sends in progress: a reading that is on its way is not sent a second time. */
  const onTheirWay = new Map<string, Promise<Sent>>()
  /** What the browser would not store lives as long as the page. */
  const unstored = new Map<string, KeptReading>()

  /** What the server answered to readings, so that their answers need not send them again. */
  const replies = new Map<string, FinishedReply>()

  async function attempt(kept: KeptReading): Promise<Sent> {
    try {
      const scored = replies.get(kept.key) ?? (await post(kept))
      replies.set(kept.key, scored)
      const reading = kept.answers ? await answer(scored.reading, kept.answers) : scored.reading
      drop(kept)
      return { outcome: 'scored', reply: { ...scored, reading } }
    } catch (error) {
      if (mayRetry(error)) return { outcome: 'waiting' }
      drop(kept)
      return { outcome: 'refused', error }
    }
  }

  function drop(kept: KeptReading): void {
    unstored.delete(nameOf(kept))
    shelf.forget(prefix + nameOf(kept))
  }

  return {
    /** Oldest first: the keys sort by time. */
    waiting(): KeptReading[] {
      const stored = shelf.names(prefix).flatMap(name => parsed(shelf.recall(name)))
      return [...stored, ...unstored.values()].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
    },
    keep(kept: KeptReading): void {
      if (!shelf.keep(prefix + nameOf(kept), JSON.stringify(kept))) unstored.set(nameOf(kept), kept)
    },
    /** Sends one; while it is on its way, the same answer serves everyone who asks. */
    send(kept: KeptReading): Promise<Sent> {
      const running = onTheirWay.get(nameOf(kept))
      if (running) return running
      const sending = attempt(kept).finally(() => onTheirWay.delete(nameOf(kept)))
      onTheirWay.set(nameOf(kept), sending)
      return sending
    },
  }
}
/** By which a kept thing is told from every other. */
export const nameOf = ({ key, answers }: KeptReading): string => answers?.key ?? key

export type ReadingQueue = ReturnType<typeof readingQueue>

function parsed(text: string | undefined): KeptReading[] {
  try {
    const kept = Kept.safeParse(JSON.parse(text ?? ''))
    return kept.success ? [kept.data] : []
  } catch {
    return []
  }
}
