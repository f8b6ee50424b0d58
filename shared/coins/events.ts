import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'
import { SchoolDay } from '../kernel/school-day.ts'
import { Appearance } from './store-schema.ts'

export const freezeBought = event({
  name: 'coins.freezeBought',
  about: 'Somebody bought a streak freeze: from this day on it stands in for a missed one.',
  body: z.strictObject({
    personId: z.string(),
    /** How many they have bought in all, this one included. */
    number: z.int(),
    day: SchoolDay,
  }),
})

export const appearanceChanged = event({
  name: 'coins.appearanceChanged',
  about: 'A child’s avatar wears something else: all that it wears now.',
  body: z.strictObject({ personId: z.string(), appearance: Appearance }),
})
