import { subscriber } from '#functions/platform/events/subscriber.ts'
import { recordsAudited } from '#shared/records/events.ts'
import { append } from './audit-store.ts'

export const handler = subscriber(recordsAudited, ({ id, at, body }) => append({ recordId: id, at, ...body }))
