import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { ROLES } from '../kernel/standing.ts'
import { Notification } from './schema.ts'

const own = { roles: ROLES, scope: 'self' } as const
const Nothing = z.strictObject({})

export const listNotifications = route({
  name: 'notifications/list-notifications',
  on: 'GET /notifications',
  about: 'The newest 50 notifications, newest first.',
  may: own,
  reply: z.strictObject({ notifications: z.array(Notification) }),
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
  about: 'Marks all listed notifications as read.',
  repeats: 'harmlessly',
  byPictures: true,
  may: own,
  body: Nothing,
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
