import { useTranslation } from 'react-i18next'
import { notificationAdded } from '#shared/notifications/live.ts'
import { deleteNotification, listNotifications, markAllRead, markRead } from '#shared/notifications/routes.ts'
import { LIST_LIMIT, type Notification } from '#shared/notifications/schema.ts'
import { useAmend, useRead } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useLive, useRefetchOnOpen } from '#web/lib/use-live.ts'

/** The newest notifications and what can be done with them: the list moves at once, the server follows. */
export function useNotifications() {
  const { t } = useTranslation('notifications')
  const read = useRead(listNotifications, {})
  const amend = useAmend(listNotifications, {})
  const failed = t('failed')
  const one = useAction(markRead, { failed })
  const all = useAction(markAllRead, { failed })
  const removal = useAction(deleteNotification, { failed })
  const notifications = read.data?.notifications ?? []

  /** The list has moved already: what was refused moves it back. */
  const settle = async (followed: Promise<unknown>) => {
    if (!(await followed)) void read.refetch()
  }
  const change = (keep: (list: typeof notifications) => typeof notifications) =>
    amend(state => ({ notifications: keep(state.notifications) }))

  return {
    read,
    unread: notifications.filter(({ isRead }) => !isRead).length,
    markRead: (notificationId: string) => {
      change(list =>
        list.map(item => (item.notificationId === notificationId ? { ...item, isRead: true } : item)),
      )
      void settle(one.run({ path: { notificationId }, body: {} }))
    },
    markAllRead: () => {
      change(list => list.map(item => ({ ...item, isRead: true })))
      void settle(all.run({ body: {} }))
    },
    remove: (notificationId: string) => {
      change(list => list.filter(item => item.notificationId !== notificationId))
      void settle(removal.run({ path: { notificationId } }))
    },
  }
}

/** Puts what arrives at the top of the list; used once, by the bell. */
export function useArrivals(announce: (added: Notification) => Promise<void>) {
  const amend = useAmend(listNotifications, {})
  useRefetchOnOpen(listNotifications)
  useLive(notificationAdded, added => {
    amend(({ notifications }) => ({
      notifications: [
        added,
        ...notifications.filter(item => item.notificationId !== added.notificationId),
      ].slice(0, LIST_LIMIT),
    }))
    if (added.priority !== 'normal') void announce(added)
  })
}
