import type { WorkNumbers } from '../kernel/work-numbers.ts'

/** So many pieces of work a day are rewarded. */
export const REWARDED_WORK = 12

/**
 * How much of its reward a piece of work earns: all, half the second time on one day, then nothing; and nothing from the
 * day's 13th on. The producer of the deed (a reading, a lesson, a round of practice) numbers it, so that the order of
 * events does not matter.
 */
export function rewardedShare({ attempt, workOfDay }: WorkNumbers): number {
  if (workOfDay > REWARDED_WORK) return 0
  return attempt === 1 ? 1 : attempt === 2 ? 0.5 : 0
}
