import { liveMessage } from '../kernel/live.ts'
import { WeekLetterWish } from './week-letter-routes.ts'

// Apart: the bell, on every screen, does not need it.
export const weekLetterChanged = liveMessage({
  name: 'notifications/week-letter-changed',
  about: 'This person has the week mailed to them, or no more, on whatever page or from the mail itself.',
  way: 'down',
  body: WeekLetterWish,
})
