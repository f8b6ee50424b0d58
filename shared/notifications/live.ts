import * as z from 'zod/mini'
import { liveMessage } from '../kernel/live.ts'
import { Preferences } from './preferences.ts'
import { Notification } from './schema.ts'

export const notificationAdded = liveMessage({
  name: 'notifications/added',
  about: 'A notification was made for this person.',
  way: 'down',
  body: Notification,
})

export const notificationMarked = liveMessage({
  name: 'notifications/marked',
  about: 'This person read or deleted a notification, on whatever page.',
  way: 'down',
  body: z.strictObject({ notificationId: z.string(), isDeleted: z.boolean() }),
})

export const allMarkedRead = liveMessage({
  name: 'notifications/all-marked-read',
  about: 'This person read all that had arrived by then.',
  way: 'down',
  body: z.strictObject({ through: z.iso.datetime() }),
})

export const preferencesChanged = liveMessage({
  name: 'notifications/preferences-changed',
  about: 'This person chose otherwise of what they are told.',
  way: 'down',
  body: Preferences,
})
