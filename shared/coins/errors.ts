import type { Status } from '../kernel/errors.ts'

/** What this noun's routes may refuse with. */
export const errors = {
  'coins.insufficient': 409,
  'coins.alreadyOwned': 409,
  'coins.tooManyFreezes': 409,
  'coins.notOwned': 409,
  'coins.storeClosed': 409,
} as const satisfies Record<`coins.${string}`, Status>
