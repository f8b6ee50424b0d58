import { table } from '#functions/platform/table.ts'

export const notificationsTable = table({
  noun: 'notifications',
  rows: {
    // A notification's id begins with its time and ends with its event's id: newest first is one query, and an
    // event delivered twice notifies once.
    notification: { pk: 'PERSON#{personId}', sk: 'NOTIFICATION#{notificationId}' },
  },
})
