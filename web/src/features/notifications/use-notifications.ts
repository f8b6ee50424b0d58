import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  allMarkedRead,
  notificationAdded,
  notificationMarked,
  preferencesChanged,
} from '#shared/notifications/live.ts'
import { popsUp } from '#shared/notifications/preferences.ts'
import { getNoticePreferences, listNotifications } from '#shared/notifications/routes.ts'
import { LIST_LIMIT, type Notification } from '#shared/notifications/schema.ts'
import { useRefusalWords } from '#web/i18n/refusal-words.ts'
import { newId } from '#web/lib/new-id.ts'
import { useAmend, useRead } from '#web/lib/query.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { useSession } from '#web/lib/session.ts'
import { useLive, useRefetchOnOpen } from '#web/lib/use-live.ts'
import { useToast } from '#web/ui/toast.tsx'
import { byDeed } from './by-deed.ts'
import { type Change, changed, newestArrival } from './changes.ts'
import { useQueuedChanges } from './use-queued-changes.ts'

/** The newest notifications and what can be done with them: the list moves at once, the server follows when it can. */
export function useNotifications() {
  const session = useSession()
  const personId = session.status === 'signedIn' ? session.person.personId : undefined
  const asked = useRead(listNotifications, {})
  const amend = useAmend(listNotifications, {})
  const { waiting, sent, submit } = useQueuedChanges(personId)
  useRefused(sent, asked.refetch)

  // What the server has not heard of is so all the same.
  const list = asked.data && waiting.reduce((list, { change }) => changed(list, change), asked.data)
  const told = byDeed(list?.notifications ?? [])

  const make = (change: Change) => {
    amend(state => changed(state, change))
    submit({ key: newId(), change })
  }
  /** Of a line, every notification that is in it. */
  const idsOf = (notificationId: string) => {
    const also = told.find(one => one.notificationId === notificationId)?.also ?? []
    return [notificationId, ...also.map(one => one.notificationId)]
  }

  return {
    read: { ...asked, data: list },
    unread: told.filter(({ isRead }) => !isRead).length,
    markRead: (line: string) => {
      for (const notificationId of idsOf(line)) make({ does: 'read', notificationId })
    },
    markAllRead: () => {
      const through = list && newestArrival(list)
      if (through) make({ does: 'readAll', through })
    },
    remove: (line: string) => {
      for (const notificationId of idsOf(line)) make({ does: 'delete', notificationId })
    },
  }
}

/** What was refused moves the list back, and is told; what another page deleted needs no word. */
function useRefused(sent: ReturnType<typeof useQueuedChanges>['sent'], moveBack: () => unknown) {
  const { t } = useTranslation('notifications')
  const wordsOf = useRefusalWords()
  const toast = useToast()
  const known = useRef(new Set<string>())
  useEffect(() => {
    for (const [key, answer] of sent) {
      if (answer.outcome !== 'refused' || known.current.has(key)) continue
      known.current.add(key)
      void moveBack()
      if (answer.error instanceof Refusal && answer.error.status === 404) continue
      toast({ title: t('failed'), text: wordsOf(answer.error), tone: 'alert' })
    }
  }, [sent, moveBack, t, wordsOf, toast])
}

/** Puts what arrives at the top of the list, and does what another page did; used once, by the bell. */
export function useArrivals(announce: (added: Notification) => Promise<void>) {
  const { data } = useRead(listNotifications, {})
  const amend = useAmend(listNotifications, {})
  const amendPreferences = useAmend(getNoticePreferences, {})
  useRefetchOnOpen(listNotifications)
  // A deed interrupts once, whatever else it gives: all of that bears its time.
  const announced = useRef<string>(undefined)
  useLive(notificationAdded, added => {
    amend(({ notifications, ...list }) => ({
      ...list,
      notifications: [
        added,
        ...notifications.filter(item => item.notificationId !== added.notificationId),
      ].slice(0, LIST_LIMIT),
    }))
    const preferences = { off: [], ...(data?.quiet && { quiet: data.quiet }) }
    if (!popsUp(added.priority, preferences, Date.now()) || announced.current === added.createdAt) return
    announced.current = added.createdAt
    void announce(added)
  })
  useLive(notificationMarked, ({ notificationId, isDeleted }) =>
    amend(list => changed(list, { does: isDeleted ? 'delete' : 'read', notificationId })),
  )
  useLive(allMarkedRead, ({ through }) => amend(list => changed(list, { does: 'readAll', through })))
  useLive(preferencesChanged, preferences => {
    amendPreferences(() => preferences)
    amend(({ notifications }) => ({
      notifications,
      ...(preferences.quiet && { quiet: preferences.quiet }),
    }))
  })
}
