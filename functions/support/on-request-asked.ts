import { subscriber } from '#functions/platform/events/subscriber.ts'
import { requestAsked } from '#shared/support/events.ts'
import { receive } from './support-store.ts'

export const handler = subscriber(requestAsked, ({ body }) => receive(body.personId, body.requestId))
