import { subscriber } from '#functions/platform/events/subscriber.ts'
import { noticed } from '#shared/contract.ts'
import { noticeOf } from '#shared/kernel/event.ts'
import { messageOf } from './notifications.ts'
import { notify } from './notifications-store.ts'

/** Notifies whomever an event that declares a notice names, whatever the event. */
export const handler = subscriber(noticed, async ({ event, id, at, body }) => {
  const notice = noticeOf(event, body)
  if (!notice) return
  const message = messageOf(event.name, notice)
  await Promise.all([notice.to].flat().map(personId => notify(personId, id, at, message)))
})
