import { wire } from '#functions/platform/wiring.ts'
import { noticed } from '#shared/contract.ts'
import { standingChanged } from '#shared/identity/events.ts'
import {
  familyNotified,
  recipientMissed,
  sendingAdvanced,
  sendingAudited,
} from '#shared/notifications/events.ts'
import {
  allMarkedRead,
  notificationAdded,
  notificationMarked,
  preferencesChanged,
} from '#shared/notifications/live.ts'
import { notifyFamilies } from '#shared/notifications/message-routes.ts'
import {
  changeNoticePreferences,
  deleteNotification,
  getNoticePreferences,
  listNotifications,
  markAllRead,
  markRead,
} from '#shared/notifications/routes.ts'
import { sendingMoved } from '#shared/notifications/sending-live.ts'
import {
  cancelSending,
  getSending,
  getWords,
  listMissed,
  listSendings,
  openSending,
  pauseSending,
  resumeSending,
  startSending,
} from '#shared/notifications/sending-routes.ts'
import { weekLetterChanged } from '#shared/notifications/week-letter-live.ts'
import {
  endWeekLetter,
  getWeekLetter,
  setWeekLetter,
  showWeekLetterEnd,
} from '#shared/notifications/week-letter-routes.ts'
import { weekClosed } from '#shared/progress/events.ts'
import { notificationsTable } from './table.ts'

export const wiring = wire({
  noun: 'notifications',
  table: notificationsTable,
  emits: [sendingAdvanced, recipientMissed, sendingAudited, familyNotified],
  tells: [
    notificationAdded,
    notificationMarked,
    allMarkedRead,
    preferencesChanged,
    sendingMoved,
    weekLetterChanged,
  ],
  functions: {
    http: {
      serves: [
        listNotifications,
        markRead,
        markAllRead,
        deleteNotification,
        getNoticePreferences,
        changeNoticePreferences,
        listSendings,
        getSending,
        openSending,
        startSending,
        pauseSending,
        resumeSending,
        cancelSending,
        listMissed,
        getWords,
        notifyFamilies,
      ],
      uses: {
        table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'Query'],
        indexes: ['sentBy', 'missed', 'addressed'],
      },
    },
    // Apart: it asks the pool, and some of it anybody may call.
    'letters-http': {
      serves: [getWeekLetter, setWeekLetter, showWeekLetterEnd, endWeekLetter],
      uses: {
        table: ['GetItem', 'UpdateItem'],
        users: ['AdminGetUser', 'ListUsers'],
        mails: 'knows',
      },
    },
    'on-week-closed': {
      hears: weekClosed,
      // A few hundred a second: the weeks of all close over an hour.
      atOnce: 2,
      uses: { table: ['BatchGetItem', 'PutItem'], standings: true },
    },
    'send-week-letters': {
      everyMinutes: 1,
      rings: {
        metric: 'lettersUnsent',
        what: 'The week’s mail did not reach some who asked for it: the log says why. Look at the sender’s quota and standing in SES.',
      },
      uses: {
        table: ['GetItem', 'UpdateItem', 'Query'],
        indexes: ['open'],
        standings: true,
        users: ['AdminGetUser', 'ListUsers'],
        mails: true,
        site: true,
      },
    },
    'on-standing-changed': {
      hears: standingChanged,
      // A row each: nobody waits for it.
      atOnce: 2,
      uses: { table: ['PutItem', 'DeleteItem'], standings: true },
    },
    'on-sending-advanced': {
      hears: sendingAdvanced,
      // One that goes to the whole island is enough for a table and for the gateways; small ones pass beside it.
      atOnce: 2,
      batch: 1,
      uses: {
        table: ['GetItem', 'BatchGetItem', 'PutItem', 'BatchWriteItem'],
        indexes: ['addressed'],
        uploads: true,
      },
    },
    'on-recipient-missed': {
      hears: recipientMissed,
      // Seldom there.
      atOnce: 2,
      uses: { table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] },
    },
    'resume-sendings': { everyMinutes: 1, uses: { table: ['PutItem'], indexes: ['open'] } },
    'on-notice': { hears: noticed, uses: { table: ['BatchGetItem', 'PutItem'], standings: true } },
  },
})
