import * as z from 'zod/mini'

/** Experience points and the level they make, as the top bar shows them. */
export const Experience = z.strictObject({
  totalXp: z.int(),
  currentLevel: z.int(),
  /** Points at which the next level starts. */
  xpForNextLevel: z.int(),
  /** How far from this level's start to the next one's, 0 to 1. */
  progressToNextLevel: z.number(),
  version: z.int(),
})
export type Experience = z.output<typeof Experience>
