import type { Status } from '../kernel/errors.ts'

/** What this noun's routes may refuse with. */
export const errors = {
  'records.alsoStaff': 409,
  'records.beingErased': 409,
  'records.notReady': 409,
} as const satisfies Record<`records.${string}`, Status>
