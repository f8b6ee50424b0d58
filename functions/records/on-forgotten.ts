import { subscriber } from '#functions/platform/events/subscriber.ts'
import { erasureAnswers } from '#shared/contract.ts'
import { nounOf } from '#shared/kernel/event.ts'
import { advance, changeErasure } from './records-store.ts'
import { withAnswer } from './rules/job.ts'

/** A noun has ended what it kept elsewhere; when all have, the pass goes on. */
export const handler = subscriber(erasureAnswers, ({ event, at, body: { studentId, pass, rows } }) =>
  changeErasure(
    studentId,
    job => withAnswer(job, { noun: nounOf(event.name), pass, rows }, at),
    job => (job.step === 'working' ? [advance(job, at)] : []),
  ),
)
