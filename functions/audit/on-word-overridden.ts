import { subscriber } from '#functions/platform/events/subscriber.ts'
import { wordOverridden } from '#shared/reading/events.ts'
import { append } from './audit-store.ts'

export const handler = subscriber(wordOverridden, ({ id: recordId, at, body }) => {
  const { actorId, studentId: subjectId, schoolId, region, reason } = body
  return append({ recordId, at, deed: 'wordOverridden', actorId, subjectId, schoolId, region, reason })
})
