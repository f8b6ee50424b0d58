import { now } from '#functions/platform/clock.ts'
import { subscriber } from '#functions/platform/events/subscriber.ts'
import { readStudentStanding } from '#functions/platform/store/standings.ts'
import { noticed } from '#shared/contract.ts'
import { noticeOf } from '#shared/kernel/event.ts'
import type { Notice } from '#shared/kernel/notice.ts'
import { isWanted } from '#shared/notifications/preferences.ts'
import { messageOf } from './notifications.ts'
import { notify } from './notifications-store.ts'
import { readAllPreferences } from './preferences-store.ts'

/** Notifies whomever an event that declares a notice names, whatever the event, if they want to be told of its type. */
export const handler = subscriber(noticed, async ({ event, id, at, body }) => {
  const notice = noticeOf(event, body)
  if (!notice) return
  const message = messageOf(event.name, notice)
  const people = await peopleOf(notice.to)
  const preferences = await readAllPreferences(people)
  const told = people.filter((_, i) => {
    const theirs = preferences[i]
    return theirs && isWanted(theirs, message.notificationType)
  })
  await Promise.all(told.map(personId => notify(personId, { eventId: id, at, arrivedAt: now() }, message)))
})

async function peopleOf(to: Notice['to']): Promise<readonly string[]> {
  if (typeof to === 'string') return [to]
  if (!('familiesOf' in to)) return to
  return (await readStudentStanding(to.familiesOf))?.familyIds ?? []
}
