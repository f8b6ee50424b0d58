import { wire } from '#functions/platform/wiring.ts'
import { noticed } from '#shared/contract.ts'
import { notificationAdded } from '#shared/notifications/live.ts'
import { deleteNotification, listNotifications, markAllRead, markRead } from '#shared/notifications/routes.ts'
import { notificationsTable } from './table.ts'

export const wiring = wire({
  noun: 'notifications',
  table: notificationsTable,
  emits: [],
  tells: [notificationAdded],
  functions: {
    http: {
      serves: [listNotifications, markRead, markAllRead, deleteNotification],
      uses: { table: ['UpdateItem', 'Query'] },
    },
    'on-notice': { hears: noticed, uses: { table: ['PutItem'] } },
  },
})
