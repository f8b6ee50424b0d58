import { createHash } from 'node:crypto'
import { BADGES } from '#shared/achievements/badges.ts'
import type { Counter, Counts } from '#shared/achievements/counters.ts'
import { type Requirement, TITLES } from '#shared/achievements/titles.ts'
import { inStep } from './counts.ts'

const COUNTED: Readonly<Record<keyof Requirement, Counter>> = {
  totalXp: 'points',
  level: 'level',
  streak: 'streak',
  lessons: 'lessons',
}

/** Whether these counts, in step, reach all that a title asks for. */
export const isReached = (requires: Requirement, counts: Counts): boolean =>
  (Object.keys(COUNTED) as readonly (keyof Requirement)[]).every(
    name => (counts[COUNTED[name]] ?? 0) >= (requires[name] ?? 0),
  )

/** What somebody has, by ids. */
export interface Unlocked {
  readonly titles: readonly string[]
  readonly badges: readonly string[]
}

/** All that these counts unlock, from scratch. */
export function unlockedBy(counts: Counts): Unlocked {
  const all = inStep(counts)
  return {
    titles: TITLES.filter(({ isActive, requires }) => isActive && isReached(requires, all)).map(
      ({ titleId }) => titleId,
    ),
    badges: BADGES.filter(({ counter, at }) => (all[counter] ?? 0) >= at).map(({ badgeId }) => badgeId),
  }
}

/** What the second unlocks and the first did not. */
export function newlyUnlocked(before: Counts, after: Counts): Unlocked {
  const [had, has] = [unlockedBy(before), unlockedBy(after)]
  return {
    titles: has.titles.filter(titleId => !had.titles.includes(titleId)),
    badges: has.badges.filter(badgeId => !had.badges.includes(badgeId)),
  }
}

/** Which list of titles and badges a record was judged by: after another one it is judged anew. */
export const DEFINITIONS = createHash('sha256')
  .update(JSON.stringify([TITLES, BADGES]))
  .digest('base64url')
  .slice(0, 8)
