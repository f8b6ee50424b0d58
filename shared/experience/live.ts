import * as z from 'zod/mini'
import { liveMessage } from '../kernel/live.ts'
import { Experience } from './schema.ts'

export const experienceChanged = liveMessage({
  name: 'experience/changed',
  about: 'Points were credited.',
  way: 'down',
  body: z.extend(Experience, { lastAmount: z.int() }),
})
