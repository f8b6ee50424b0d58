import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { answerQuestions, finishReading, listReadings } from '#shared/reading/routes.ts'
import { call } from '#web/lib/client.ts'
import { fullJitter } from '#web/lib/full-jitter.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { forget, keep, keptNames, recall } from '#web/lib/storage.ts'
import { type KeptReading, nameOf, type ReadingQueue, readingQueue, type Sent } from './reading-queue.ts'

/** Statuses after which the same would be refused again. */
const FOR_GOOD = [400, 403, 404, 409, 413, 422]

/** One queue an account for the whole page: what is on its way is not sent twice. */
const queues = new Map<string, ReadingQueue>()

function queueOf(personId: string): ReadingQueue {
  const queue =
    queues.get(personId) ??
    readingQueue(
      personId,
      { names: keptNames, recall, keep, forget },
      {
        post: ({ key, reading }) => call(finishReading, { body: reading, idempotencyKey: key }),
        answer: ({ finishedAt, readingId }, { key, given: answers }) =>
          call(answerQuestions, { path: { finishedAt, readingId }, body: { answers }, idempotencyKey: key }),
        mayRetry: error => !(error instanceof Refusal && FOR_GOOD.includes(error.status)),
      },
    )
  queues.set(personId, queue)
  return queue
}

const readingsIn = (kept: readonly KeptReading[]): number => new Set(kept.map(({ key }) => key)).size

/** Sends what this account's finished readings wait for, at once, when the network returns and in between. */
export function useKeptReadings(personId: string) {
  const queue = queueOf(personId)
  const client = useQueryClient()
  const [waiting, setWaiting] = useState(() => readingsIn(queue.waiting()))
  const [sent, setSent] = useState<ReadonlyMap<string, Sent>>(new Map())
  const failures = useRef(0)
  const later = useRef<ReturnType<typeof setTimeout>>(undefined)

  const flush = useCallback(async () => {
    clearTimeout(later.current)
    for (const kept of queue.waiting()) {
      const answer = await queue.send(kept)
      setSent(before => new Map(before).set(nameOf(kept), answer))
      if (answer.outcome === 'waiting') continue
      failures.current = 0
      void client.invalidateQueries({ queryKey: [listReadings.name] })
    }
    const left = queue.waiting()
    setWaiting(readingsIn(left))
    if (left.length > 0) later.current = setTimeout(() => void flush(), 1000 + fullJitter(failures.current++))
  }, [client, queue])

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
    (kept: KeptReading) => {
      queue.keep(kept)
      void flush()
    },
    [queue, flush],
  )

  return { waiting, sent, submit }
}
