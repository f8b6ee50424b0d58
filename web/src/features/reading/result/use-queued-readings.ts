import { answerQuestions, finishReading } from '#shared/reading/routes.ts'
import { call } from '#web/lib/client.ts'
import { readAgain } from '#web/lib/query.ts'
import { outboxHook } from '#web/lib/use-outbox.ts'
import { nameOf, QueuedReading, sending } from './queued-reading.ts'

/** An account's finished readings and the answers after them. */
export const useQueuedReadings = outboxHook({
  what: 'reading',
  schema: QueuedReading,
  nameOf,
  post: sending({
    post: ({ key, reading }) => call(finishReading, { body: reading, idempotencyKey: key }),
    answer: ({ finishedAt, readingId }, { key, given: answers }) =>
      call(answerQuestions, { path: { finishedAt, readingId }, body: { answers }, idempotencyKey: key }),
  }),
  // The answers after it make the same lists be asked for again.
  onSent: client => readAgain(client, finishReading),
})
