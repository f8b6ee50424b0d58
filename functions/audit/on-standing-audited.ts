import { subscriber } from '#functions/platform/events/subscriber.ts'
import { standingAudited } from '#shared/identity/events.ts'
import { append } from './audit-store.ts'

export const handler = subscriber(standingAudited, ({ id, at, body }) =>
  append({ recordId: id, at, ...body }),
)
