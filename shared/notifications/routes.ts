import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { ROLES } from '../kernel/standing.ts'
import { Preferences, QuietHours } from './preferences.ts'
import { Notification } from './schema.ts'

const own = { roles: ROLES, scope: 'self' } as const
const Nothing = z.strictObject({})

export const listNotifications = route({
  name: 'notifications/list-notifications',
  on: 'GET /notifications',
  about: 'The newest 50 notifications, newest first, and when no new one pops up.',
  may: own,
  reply: z.strictObject({ notifications: z.array(Notification), quiet: z.optional(QuietHours) }),
  errors: [],
})

export const markRead = route({
  name: 'notifications/mark-read',
  on: 'POST /notifications/{notificationId}/read',
  about: 'Marks one notification as read.',
  repeats: 'harmlessly',
  byPictures: true,
  may: own,
  body: Nothing,
  reply: Nothing,
  errors: [],
})

export const markAllRead = route({
  name: 'notifications/mark-all-read',
  on: 'POST /notifications/read',
  about:
    'Marks as read all notifications that had arrived by `through`, listed or not: what arrived since may not have been seen. All there are, where it is left out.',
  repeats: 'harmlessly',
  byPictures: true,
  may: own,
  body: z.strictObject({ through: z.optional(z.iso.datetime()) }),
  reply: Nothing,
  errors: [],
})

export const deleteNotification = route({
  name: 'notifications/delete-notification',
  on: 'DELETE /notifications/{notificationId}',
  about: 'Deletes one notification; one that was deleted stays so.',
  repeats: 'harmlessly',
  byPictures: true,
  may: own,
  reply: Nothing,
  errors: [],
})

export const getNoticePreferences = route({
  name: 'notifications/get-notice-preferences',
  on: 'GET /notifications/preferences',
  about: 'What this person wants to be told, and when.',
  may: own,
  reply: Preferences,
  errors: [],
})

export const changeNoticePreferences = route({
  name: 'notifications/change-notice-preferences',
  on: 'PUT /notifications/preferences',
  about: 'Sets what this person wants to be told, and when; what is left out is as it comes.',
  repeats: 'harmlessly',
  // An account’s settings last.
  byPictures: false,
  may: own,
  body: Preferences,
  reply: Preferences,
  errors: [],
  invalidates: [getNoticePreferences.name, listNotifications.name],
})
