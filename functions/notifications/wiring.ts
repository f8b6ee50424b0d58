import { wire } from '#functions/platform/wiring.ts'
import { noticed } from '#shared/contract.ts'
import {
  allMarkedRead,
  notificationAdded,
  notificationMarked,
  preferencesChanged,
} from '#shared/notifications/live.ts'
import {
  changeNoticePreferences,
  deleteNotification,
  getNoticePreferences,
  listNotifications,
  markAllRead,
  markRead,
} from '#shared/notifications/routes.ts'
import { notificationsTable } from './table.ts'

export const wiring = wire({
  noun: 'notifications',
  table: notificationsTable,
  emits: [],
  tells: [notificationAdded, notificationMarked, allMarkedRead, preferencesChanged],
  functions: {
    http: {
      serves: [
        listNotifications,
        markRead,
        markAllRead,
        deleteNotification,
        getNoticePreferences,
        changeNoticePreferences,
      ],
      uses: { table: ['GetItem', 'PutItem', 'UpdateItem', 'Query'] },
    },
    'on-notice': { hears: noticed, uses: { table: ['BatchGetItem', 'PutItem'], standings: true } },
  },
})
