import type { Forgotten } from '#shared/kernel/erasure.ts'
import { withAnswer } from './job.ts'
import { advance, changeErasure } from './records-store.ts'

/** A noun has ended what it kept elsewhere; when all have, the pass goes on. */
export const takeAnswer = (noun: string, { studentId, pass, rows }: Forgotten, at: string): Promise<void> =>
  changeErasure(
    studentId,
    job => withAnswer(job, { noun, pass, rows }, at),
    job => (job.step === 'working' ? [advance(job, at)] : []),
  )
