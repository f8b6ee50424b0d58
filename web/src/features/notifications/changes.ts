import * as z from 'zod/mini'
import type { ReplyOf } from '#shared/kernel/route.ts'
import type { listNotifications } from '#shared/notifications/routes.ts'

/** What a person does with their notifications. `through`: when the newest that they saw had arrived. */
export const Change = z.union([
  z.strictObject({ does: z.literal('read'), notificationId: z.string() }),
  z.strictObject({ does: z.literal('delete'), notificationId: z.string() }),
  z.strictObject({ does: z.literal('readAll'), through: z.string() }),
])
export type Change = z.output<typeof Change>

type Listed = ReplyOf<typeof listNotifications>

/** The list after a change: the same list again where it was changed before. */
export function changed(list: Listed, change: Change): Listed {
  const { notifications } = list
  if (change.does === 'delete')
    return {
      ...list,
      notifications: notifications.filter(({ notificationId }) => notificationId !== change.notificationId),
    }
  return {
    ...list,
    notifications: notifications.map(item => {
      const isMeant =
        change.does === 'read'
          ? item.notificationId === change.notificationId
          : item.arrivedAt <= change.through
      return isMeant ? { ...item, isRead: true } : item
    }),
  }
}

/** When the newest of a list had arrived; undefined of an empty one. */
export const newestArrival = ({ notifications }: Listed): string | undefined =>
  notifications
    .map(({ arrivedAt }) => arrivedAt)
    .toSorted()
    .at(-1)
