import { subscriber } from '#functions/platform/events/subscriber.ts'
import { textKept } from '#shared/reading/events.ts'
import { open } from './generation-store.ts'

export const handler = subscriber(textKept, ({ body }) => open(body.studentId, body.textId))
