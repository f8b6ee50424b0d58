import { subscriber } from '#functions/platform/events/subscriber.ts'
import { connectionsForgotten } from '#shared/live/events.ts'
import { takeAnswer } from './take-answer.ts'

export const handler = subscriber(connectionsForgotten, ({ at, body }) => takeAnswer('live', body, at))
