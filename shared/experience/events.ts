import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'

export const levelReached = event({
  name: 'experience.levelReached',
  about: 'A student’s points reached the start of a level.',
  body: z.strictObject({ personId: z.string(), level: z.int() }),
  notice: ({ personId, level }) => ({ to: personId, type: 'level_up', priority: 'high', params: { level } }),
})
