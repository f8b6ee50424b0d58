/** How far a skill is mastered; not said where too little is known. */
export type Mastery = 'reached' | 'near' | 'below'

/** From `near` on a figure is near, from `reached` on it is mastered. */
interface Bounds {
  readonly near: number
  readonly reached: number
}

/**
 * Shares of what was read or asked, 0 to 1. Accuracy: 90 % and 95 % part frustration, instruction and independence
 * (Betts, _Foundations of Reading Instruction_, 1946). Fluency: shares of the pace that is expected of the grade, whose
 * band begins at 80 %. Questions and activities: the pass mark, and halfway from there to all. Sounds: the share of those
 * that can be judged which are firm. The last three are set by this house.
 */
export const BOUNDS = {
  accuracy: { near: 0.9, reached: 0.95 },
  fluency: { near: 0.8, reached: 1 },
  questions: { near: 0.7, reached: 0.85 },
  activities: { near: 0.7, reached: 0.85 },
  sounds: { near: 0.8, reached: 0.95 },
} as const satisfies Record<string, Bounds>

/** Questions of a kind, fewer than which show nothing. */
const LEAST_ASKED = 3

export const masteryOf = (share: number, of: keyof typeof BOUNDS): Mastery =>
  share >= BOUNDS[of].reached ? 'reached' : share >= BOUNDS[of].near ? 'near' : 'below'

/** The share of questions that were right; null where too few were asked. */
export const shareRight = ({
  asked,
  right,
}: {
  readonly asked: number
  readonly right: number
}): number | null => (asked < LEAST_ASKED ? null : right / asked)
