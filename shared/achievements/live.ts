import * as z from 'zod/mini'
import { liveMessage } from '../kernel/live.ts'
import { Equipped } from './schema.ts'

export const titleGained = liveMessage({
  name: 'achievements/title-gained',
  about: 'A title was unlocked.',
  way: 'down',
  body: z.strictObject({ titleId: z.string() }),
})

export const badgeGained = liveMessage({
  name: 'achievements/badge-gained',
  about: 'A badge was earned.',
  way: 'down',
  body: z.strictObject({ badgeId: z.string() }),
})

export const equippedChanged = liveMessage({
  name: 'achievements/equipped-changed',
  about: 'Another title is worn, or none.',
  way: 'down',
  body: Equipped,
})
