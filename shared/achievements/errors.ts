import type { Status } from '../kernel/errors.ts'

/** What this noun's routes may refuse with. */
export const errors = {
  'achievements.unknownTitle': 404,
  'achievements.alreadyUnlocked': 409,
  'achievements.notReached': 409,
  'achievements.titleNotOwned': 409,
} as const satisfies Record<`achievements.${string}`, Status>
