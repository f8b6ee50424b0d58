/** How much of a reward the n-th attempt (from 1) at the same text on the same day earns: all, half, nothing. */
export const rewardedShare = (attempt: number): number => (attempt === 1 ? 1 : attempt === 2 ? 0.5 : 0)
