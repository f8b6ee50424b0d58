import { table } from '#functions/platform/table.ts'

export const notificationsTable = table({
  noun: 'notifications',
  rows: {
    // A notification's id begins with its time and ends with its event's id: newest first is one query, and an
    // event delivered twice notifies once. It never changes.
    notification: { pk: 'PERSON#{personId}', sk: 'NOTIFICATION#{notificationId}' },
    // What its person did with it, apart: what is sent again changes nothing of that. It lies next to it.
    mark: { pk: 'PERSON#{personId}', sk: 'NOTIFICATION#{notificationId}#MARK' },
    // By when all that had arrived was read.
    allRead: { pk: 'PERSON#{personId}', sk: 'ALL_READ' },
    preferences: { pk: 'PERSON#{personId}', sk: 'PREFERENCES' },
  },
})
