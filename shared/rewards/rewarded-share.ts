/**
 * How much of a reward the n-th attempt (from 1) at the same work on the same day earns: all, half, nothing. The producer
 * of the deed (a reading, a lesson, a round of practice) numbers it, so that the order of events does not matter.
 */
export const rewardedShare = (attempt: number): number => (attempt === 1 ? 1 : attempt === 2 ? 0.5 : 0)
