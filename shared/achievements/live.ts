import { liveMessage } from '../kernel/live.ts'
import { Equipped, Gain } from './schema.ts'

export const rewardsGained = liveMessage({
  name: 'achievements/rewards-gained',
  about: 'A deed gave titles, badges or challenges met: all of it.',
  way: 'down',
  body: Gain,
})

export const equippedChanged = liveMessage({
  name: 'achievements/equipped-changed',
  about: 'Another title is worn, or none.',
  way: 'down',
  body: Equipped,
})
