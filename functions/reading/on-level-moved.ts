import { subscriber } from '#functions/platform/events/subscriber.ts'
import { levelMoved } from '#shared/progress/events.ts'
import { keepLevel } from './library-store.ts'

export const handler = subscriber(levelMoved, ({ at, body }) => keepLevel(body.studentId, body, at))
