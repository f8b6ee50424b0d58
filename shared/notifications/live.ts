import { liveMessage } from '../kernel/live.ts'
import { Notification } from './schema.ts'

export const notificationAdded = liveMessage({
  name: 'notifications/added',
  about: 'A notification was made for this person.',
  way: 'down',
  body: Notification,
})
