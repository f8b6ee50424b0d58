import type { Experience } from './schema.ts'

/** The points at which level n (from 1) starts: 0, 100, 250, 450, 700, 1000 … */
export const levelStart = (level: number): number => 100 * (level - 1) + 25 * (level - 1) * (level - 2)

/** The level that so many points make: the inverse of `levelStart`, by its quadratic. */
export function levelAt(totalXp: number): number {
  const guess = Math.floor((-1 + Math.sqrt(9 + (4 * totalXp) / 25)) / 2) + 1
  // The square root may be off by an ulp at a level's very start.
  if (levelStart(guess + 1) <= totalXp) return guess + 1
  return levelStart(guess) > totalXp ? Math.max(1, guess - 1) : Math.max(1, guess)
}

/** What the top bar shows for a total. */
export function experienceAt(totalXp: number, version: number): Experience {
  const currentLevel = levelAt(totalXp)
  const start = levelStart(currentLevel)
  const xpForNextLevel = levelStart(currentLevel + 1)
  return {
    totalXp,
    currentLevel,
    xpForNextLevel,
    progressToNextLevel: (totalXp - start) / (xpForNextLevel - start),
    version,
  }
}
