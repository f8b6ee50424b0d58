import { answerQuestions, finishReading, listReadings } from '#shared/reading/routes.ts'
import { call } from '#web/lib/client.ts'
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
  onSent: client => void client.invalidateQueries({ queryKey: [listReadings.name] }),
})
