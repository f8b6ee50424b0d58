import * as z from 'zod/mini'
import { liveMessage } from '../kernel/live.ts'

export const balanceChanged = liveMessage({
  name: 'coins/changed',
  about: 'Coins were earned (or spent, when negative).',
  way: 'down',
  body: z.strictObject({ balance: z.int(), version: z.int(), lastAmount: z.int() }),
})
