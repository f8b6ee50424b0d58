import type { Experience } from './schema.ts'

/** The points at which level n (from 1) starts: 0, 100, 250, 450, 700, 1000 … */
export const levelStart = (level: number): number => 100 * (level - 1) + 25 * (level - 1) * (level - 2)

/**
 * The level that so many points make: the inverse of `levelStart`, by its quadratic. Levels start at multiples of 25, where
 * the square is whole and its root exact.
 */
export const levelAt = (totalXp: number): number => Math.floor((Math.sqrt(9 + (4 * totalXp) / 25) - 1) / 2)

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
