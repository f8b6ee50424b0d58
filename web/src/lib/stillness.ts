/** Whether the person asked for less motion: then nothing moves that only adorns. */
export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
