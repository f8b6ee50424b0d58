import { subscriber } from '#functions/platform/events/subscriber.ts'
import { levelReached } from '#shared/experience/events.ts'
import { levelMessage } from './notifications.ts'
import { notify } from './notifications-store.ts'

export const handler = subscriber(levelReached, async ({ id, at, body }) => {
  await notify(body.personId, id, at, levelMessage(body.level))
})
