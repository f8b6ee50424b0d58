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
    // Where somebody is reached when many are told something, as identity last told.
    address: { pk: 'PERSON#{personId}', sk: 'ADDRESS' },
    // A message to many: its words lie here once.
    sending: {
      pk: 'SENDING#{sendingId}',
      sk: 'SENDING',
      outside: 'Of the member of staff who sends it; goes by itself after 120 days.',
    },
    // Whom it did not reach, and why.
    missed: { pk: 'PERSON#{personId}', sk: 'MISSED#{sendingId}' },
    // Whether somebody has the week mailed to them, in which language, and the key of what ends that.
    weekLetter: { pk: 'PERSON#{personId}', sk: 'WEEK_LETTER' },
    // The letter about a week, and the children whose weeks are in it: sent once, then kept for as long as they may be told again.
    letter: { pk: 'PERSON#{personId}', sk: 'LETTER#{week}' },
    letterChild: { pk: 'PERSON#{personId}', sk: 'LETTER#{week}#{studentId}' },
    // How many messages to many somebody sent on a day, of whatever kind.
    begun: { pk: 'PERSON#{personId}', sk: 'SENT#{day}' },
  },
  indexes: {
    // Addresses by region, then school.
    addressed: { pk: 'addressedIn', sk: 'addressedAs' },
    // What somebody sends, by the time of its opening.
    sentBy: { pk: 'sentBy', sk: 'sendingId' },
    // What goes on by itself, by when it is to be looked at again.
    open: { pk: 'open', sk: 'dueAt' },
    missed: { pk: 'missedIn', sk: 'personId' },
  },
})
