/** Whether the person asked for less motion: then nothing moves that only adorns. */
export const prefersStillness = (): boolean =>
  document.documentElement.dataset.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches
