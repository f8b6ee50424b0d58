import { subscriber } from '#functions/platform/events/subscriber.ts'
import { studentPlaced } from '#shared/identity/events.ts'
import { keepOwnGrade } from './library-store.ts'

export const handler = subscriber(studentPlaced, ({ id, at, body: { studentId, grade } }) =>
  keepOwnGrade(studentId, grade, at, id),
)
