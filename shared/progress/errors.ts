import type { Status } from '../kernel/errors.ts'

/** What this noun's routes may refuse with. */
export const errors = {
  'progress.flagEnded': 404,
} as const satisfies Record<`progress.${string}`, Status>
