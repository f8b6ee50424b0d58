import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { Goal } from './goals.ts'

export const setReadingGoal = route({
  name: 'progress/set-reading-goal',
  on: 'PUT /progress/goal',
  about: 'Sets how many texts a week one wants to read, from this week on; null for none any more.',
  repeats: 'harmlessly',
  // It costs nothing, and is set anew as easily.
  byPictures: true,
  may: { roles: ['student'], scope: 'self' },
  body: z.strictObject({ texts: Goal.shape.texts }),
  reply: z.strictObject({ goals: z.array(Goal) }),
  errors: [],
  invalidates: ['progress/get-progress'],
})
