import type { Status } from '../kernel/errors.ts'

/** What this noun's routes may refuse with. */
export const errors = {
  'audio.jobRunning': 409,
  'audio.jobOver': 409,
} as const satisfies Record<`audio.${string}`, Status>
