import { useTranslation } from 'react-i18next'
import { notificationAdded } from '#shared/notifications/live.ts'
import { deleteNotification, listNotifications, markAllRead, markRead } from '#shared/notifications/routes.ts'
import { LIST_LIMIT, type Notification } from '#shared/notifications/schema.ts'
import { useAmend, useCommand, useRead } from '#web/lib/query.ts'
import { useLive, useRefetchOnOpen } from '#web/lib/use-live.ts'
import { useToast } from '#web/ui/toast.tsx'

/** The newest notifications and what can be done with them: the list moves at once, the server follows. */
export function useNotifications() {
  const { t } = useTranslation('notifications')
  const toast = useToast()
  const read = useRead(listNotifications, {})
  const amend = useAmend(listNotifications, {})
  const [one, all, removal] = [useCommand(markRead), useCommand(markAllRead), useCommand(deleteNotification)]
  const notifications = read.data?.notifications ?? []

  const settle = (deed: Promise<unknown>) =>
    deed.catch(() => {
      toast({ title: t('failed'), tone: 'alert' })
      void read.refetch()
    })
  const change = (keep: (list: typeof notifications) => typeof notifications) =>
    amend(state => ({ notifications: keep(state.notifications) }))

  return {
    read,
    notifications,
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
