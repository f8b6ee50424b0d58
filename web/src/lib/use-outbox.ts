import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { fullJitter } from './full-jitter.ts'
import { type Outbox, outbox, type Sent } from './outbox.ts'
import { Refusal } from './refusal.ts'
import { forget, keep, recall, storedNames } from './storage.ts'

/** Statuses after which the same would be refused again. */
const FOR_GOOD = [400, 403, 404, 409, 413, 422]
const staysQueued = (error: unknown) => !(error instanceof Refusal && FOR_GOOD.includes(error.status))

interface OutboxOptions<Queued extends { readonly key: string }, Reply> {
  /** What is queued, in a word: part of its name on the device. It must be one of those that `local-data.ts` lets stay. */
  readonly what: string
  readonly schema: z.ZodMiniType<Queued>
  readonly post: (queued: Queued) => Promise<Reply>
  readonly nameOf?: (queued: Queued) => string
  /** Tells the cache what the server has taken. */
  readonly onSent: (client: QueryClient, reply: Reply) => void
}

/**
 * A hook that queues what an account finished and sends it: at once, when the network returns and in between. Without an
 * account it queues nothing.
 */
export function outboxHook<Queued extends { readonly key: string }, Reply>({
  what,
  schema,
  onSent,
  ...delivery
}: OutboxOptions<Queued, Reply>) {
  /** One an account for the whole page: what is on its way is not sent twice. */
  const boxes = new Map<string, Outbox<Queued, Reply>>()
  const boxOf = (personId: string): Outbox<Queued, Reply> => {
    const prefix = `coqui.${what}.${personId}.`
    const shelf = { names: storedNames, recall, keep, forget }
    const box = boxes.get(personId) ?? outbox(prefix, schema, shelf, { ...delivery, staysQueued })
    boxes.set(personId, box)
    return box
  }

  return function useOutbox(personId: string | undefined) {
    const box = personId ? boxOf(personId) : undefined
    const client = useQueryClient()
    const [waiting, setWaiting] = useState<readonly Queued[]>(() => box?.waiting() ?? [])
    const [sent, setSent] = useState<ReadonlyMap<string, Sent<Reply>>>(new Map())
    const failures = useRef(0)
    const later = useRef<ReturnType<typeof setTimeout>>(undefined)

    const flush = useCallback(async () => {
      clearTimeout(later.current)
      if (!box) return
      for (const queued of box.waiting()) {
        const answer = await box.send(queued)
        setSent(before => new Map(before).set(delivery.nameOf?.(queued) ?? queued.key, answer))
        if (answer.outcome === 'waiting') continue
        failures.current = 0
        if (answer.outcome === 'sent') onSent(client, answer.reply)
      }
      const left = box.waiting()
      setWaiting(left)
      if (left.length > 0)
        later.current = setTimeout(() => void flush(), 1000 + fullJitter(failures.current++))
    }, [box, client])

    useEffect(() => {
      void flush()
      const online = () => void flush()
      addEventListener('online', online)
      return () => {
        removeEventListener('online', online)
        clearTimeout(later.current)
      }
    }, [flush])

    const submit = useCallback(
      (queued: Queued) => {
        box?.add(queued)
        void flush()
      },
      [box, flush],
    )

    return { waiting, sent, submit }
  }
}
