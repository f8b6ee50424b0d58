import { liveMessage } from '../kernel/live.ts'
import { Streak } from './schema.ts'

export const streakChanged = liveMessage({
  name: 'streaks/changed',
  about: 'The run of active days moved.',
  way: 'down',
  body: Streak,
})
