import * as z from 'zod/mini'
import { Answers } from '#shared/kernel/answers.ts'
import { FinishedReading, type FinishedReply, type Reading } from '#shared/reading/finished-reading.ts'

const QueuedAnswers = z.strictObject({ key: z.string(), given: Answers })
type QueuedAnswers = z.output<typeof QueuedAnswers>

/**
 * A finished reading that waits for the server's answer, or the answers to its text's questions, with the reading that
 * they are to: whoever sends them sends it too, and so learns its name. Each `key` is an idempotency key for good.
 */
export const QueuedReading = z.strictObject({
  key: z.string(),
  textId: z.string(),
  reading: FinishedReading,
  answers: z.optional(QueuedAnswers),
})
export type QueuedReading = z.output<typeof QueuedReading>

/** By which a queued thing is told from every other. */
export const nameOf = ({ key, answers }: QueuedReading): string => answers?.key ?? key

interface Calls {
  readonly post: (queued: QueuedReading) => Promise<FinishedReply>
  readonly answer: (reading: Reading, answers: QueuedAnswers) => Promise<Reading>
}

/** Sends a reading, and the answers to it once the server has named it. */
export function sending({ post, answer }: Calls): (queued: QueuedReading) => Promise<FinishedReply> {
  /** What the server answered to readings, so that their answers need not send them again. */
  const replies = new Map<string, FinishedReply>()
  return async queued => {
    const scored = replies.get(queued.key) ?? (await post(queued))
    replies.set(queued.key, scored)
    const reading = queued.answers ? await answer(scored.reading, queued.answers) : scored.reading
    return { ...scored, reading }
  }
}
