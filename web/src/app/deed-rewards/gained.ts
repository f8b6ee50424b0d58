import type { Gain } from '#shared/achievements/schema.ts'
import type { experienceChanged } from '#shared/experience/live.ts'
import { experienceAt } from '#shared/experience/rules.ts'
import type { Experience } from '#shared/experience/schema.ts'
import type { LiveBody } from '#shared/kernel/live.ts'

/** All that came of a deed so far. */
export interface Gained {
  /** Where the child stood when they began. */
  readonly before: Experience | undefined
  readonly after: Experience | undefined
  readonly coins: number
  readonly badges: readonly string[]
  readonly titles: readonly string[]
}

export const nothingYet = (before: Experience | undefined): Gained => ({
  before,
  after: undefined,
  coins: 0,
  badges: [],
  titles: [],
})

const earlier = (one: Experience | undefined, other: Experience): Experience =>
  one && one.version <= other.version ? one : other
/** Of two that come in the wrong order the later holds. */
const later = (one: Experience | undefined, other: Experience): Experience =>
  one && one.version > other.version ? one : other

/** What is told says from where it came: the child's standing may not have been read before, or too late. */
export const withPoints = (
  gained: Gained,
  { lastAmount, ...after }: LiveBody<typeof experienceChanged>,
): Gained => ({
  ...gained,
  before: earlier(gained.before, experienceAt(after.totalXp - lastAmount, after.version - 1)),
  after: later(gained.after, after),
})

/** What is read is where the child stood, until something was gained since. */
export function withRead(gained: Gained, now: Experience): Gained {
  const { before, after } = gained
  if (!before) return { ...gained, before: now }
  return now.version > before.version ? { ...gained, after: later(after, now) } : gained
}

export const withCoins = (gained: Gained, amount: number): Gained =>
  amount > 0 ? { ...gained, coins: gained.coins + amount } : gained

export const withGain = (gained: Gained, { badges, titles }: Gain): Gained => ({
  ...gained,
  badges: [...new Set([...gained.badges, ...badges])],
  titles: [...new Set([...gained.titles, ...titles])],
})

export const pointsOf = ({ before, after }: Gained): number =>
  before && after ? Math.max(0, after.totalXp - before.totalXp) : 0

/** One thing after the other: the bar, the coins, each badge, the title. */
export type Step = 'points' | 'coins' | 'title' | `badge ${string}`

/** So many badges are turned; how many more there are is a number. */
export const SHOWN_BADGES = 3

export function stepsOf(gained: Gained): readonly Step[] {
  const steps: Step[] = []
  if (pointsOf(gained) > 0) steps.push('points')
  if (gained.coins > 0) steps.push('coins')
  for (const badgeId of gained.badges.slice(0, SHOWN_BADGES)) steps.push(`badge ${badgeId}`)
  if (gained.titles.length > 0) steps.push('title')
  return steps
}

/** The first that was not played; what came late has its turn too. */
export const nextOf = (gained: Gained, played: ReadonlySet<Step>): Step | undefined =>
  stepsOf(gained).find(step => !played.has(step))
