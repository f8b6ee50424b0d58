import { subscriber } from '#functions/platform/events/subscriber.ts'
import { commit, emit } from '#functions/platform/store/transaction.ts'
import { studentForgotten } from '#shared/identity/events.ts'
import { erasureAsked } from '#shared/records/events.ts'
import { forgetStudent } from './forget-student.ts'

export const handler = subscriber(erasureAsked, async ({ at, body: { studentId, pass, actorId } }) => {
  const rows = await forgetStudent({ studentId, actorId, at })
  await commit({ writes: {}, emits: [emit(studentForgotten, { studentId, pass, rows }, at)] })
})
