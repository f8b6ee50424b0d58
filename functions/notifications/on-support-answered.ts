import { subscriber } from '#functions/platform/events/subscriber.ts'
import { requestAnswered } from '#shared/support/events.ts'
import { supportMessage } from './notifications.ts'
import { notify } from './notifications-store.ts'

export const handler = subscriber(requestAnswered, ({ id, at, body }) =>
  notify(body.personId, id, at, supportMessage),
)
