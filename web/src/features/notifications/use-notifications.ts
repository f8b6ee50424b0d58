import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { notificationAdded } from '#shared/notifications/live.ts'
import { deleteNotification, listNotifications, markAllRead, markRead } from '#shared/notifications/routes.ts'
import { LIST_LIMIT, type Notification } from '#shared/notifications/schema.ts'
import { useAmend, useRead } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useLive, useRefetchOnOpen } from '#web/lib/use-live.ts'
import { byDeed } from './by-deed.ts'

/** The newest notifications and what can be done with them: the list moves at once, the server follows. */
export function useNotifications() {
  const { t } = useTranslation('notifications')
  const read = useRead(listNotifications, {})
  const amend = useAmend(listNotifications, {})
  const failed = t('failed')
  const one = useAction(markRead, { failed })
  const all = useAction(markAllRead, { failed })
  const removal = useAction(deleteNotification, { failed })
  const told = byDeed(read.data?.notifications ?? [])

  /** The list has moved already: what was refused moves it back. */
  const settle = async (followed: Promise<unknown>) => {
    if (!(await followed)) void read.refetch()
  }
  const change = (keep: (list: Notification[]) => Notification[]) =>
    amend(state => ({ notifications: keep(state.notifications) }))
  /** Of a line, every notification that is in it. */
  const idsOf = (notificationId: string) => {
    const also = told.find(one => one.notificationId === notificationId)?.also ?? []
    return [notificationId, ...also.map(one => one.notificationId)]
  }

  return {
    read,
    unread: told.filter(({ isRead }) => !isRead).length,
    markRead: (notificationId: string) => {
      const ids = idsOf(notificationId)
      change(list => list.map(item => (ids.includes(item.notificationId) ? { ...item, isRead: true } : item)))
      for (const id of ids) void settle(one.run({ path: { notificationId: id }, body: {} }))
    },
    markAllRead: () => {
      change(list => list.map(item => ({ ...item, isRead: true })))
      void settle(all.run({ body: {} }))
    },
    remove: (notificationId: string) => {
      const ids = idsOf(notificationId)
      change(list => list.filter(item => !ids.includes(item.notificationId)))
      for (const id of ids) void settle(removal.run({ path: { notificationId: id } }))
    },
  }
}

/** Puts what arrives at the top of the list; used once, by the bell. */
export function useArrivals(announce: (added: Notification) => Promise<void>) {
  const amend = useAmend(listNotifications, {})
  useRefetchOnOpen(listNotifications)
  // A deed interrupts once, whatever else it gives: all of that bears its time.
  const announced = useRef<string>(undefined)
  useLive(notificationAdded, added => {
    amend(({ notifications }) => ({
      notifications: [
        added,
        ...notifications.filter(item => item.notificationId !== added.notificationId),
      ].slice(0, LIST_LIMIT),
    }))
    if (added.priority === 'normal' || announced.current === added.createdAt) return
    announced.current = added.createdAt
    void announce(added)
  })
}
