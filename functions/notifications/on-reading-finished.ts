import { subscriber } from '#functions/platform/events/subscriber.ts'
import { readingFinished } from '#shared/reading/events.ts'
import { readingMessage } from './notifications.ts'
import { notify } from './notifications-store.ts'

export const handler = subscriber(readingFinished, async ({ id, at, body }) => {
  await notify(body.studentId, id, at, readingMessage(body))
})
