import type { Status } from '../kernel/errors.ts'

/** What this noun's routes may refuse with. */
export const errors = {
  // Not 429: that it may be tried again in a moment is not so.
  'generation.enoughToday': 409,
  'generation.schoolEnoughToday': 409,
  // Not 404: the child may be known of, and only this text is not there.
  'generation.unknownText': 409,
} as const satisfies Record<`generation.${string}`, Status>
