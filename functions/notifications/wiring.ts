import { wire } from '#functions/platform/wiring.ts'
import { levelReached } from '#shared/experience/events.ts'
import { notificationAdded } from '#shared/notifications/live.ts'
import { deleteNotification, listNotifications, markAllRead, markRead } from '#shared/notifications/routes.ts'
import { readingFinished } from '#shared/reading/events.ts'
import { streakExtended } from '#shared/streaks/events.ts'
import { requestAnswered } from '#shared/support/events.ts'
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
    'on-reading-finished': { hears: readingFinished, uses: { table: ['PutItem'] } },
    'on-level-reached': { hears: levelReached, uses: { table: ['PutItem'] } },
    'on-streak-extended': { hears: streakExtended, uses: { table: ['PutItem'] } },
    'on-support-answered': { hears: requestAnswered, uses: { table: ['PutItem'] } },
  },
})
