import { subscriber } from '#functions/platform/events/subscriber.ts'
import { studentForgotten } from '#shared/identity/events.ts'
import { takeAnswer } from './take-answer.ts'

export const handler = subscriber(studentForgotten, ({ at, body }) => takeAnswer('identity', body, at))
