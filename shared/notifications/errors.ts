import type { Status } from '../kernel/errors.ts'

/** What this noun's routes may refuse with. */
export const errors = {
  'notifications.notYoursToTell': 403,
  'notifications.tooManySendings': 429,
  'notifications.notCounted': 409,
  'notifications.nobodyThere': 409,
  'notifications.noMail': 409,
  'notifications.unprovenAddress': 409,
  'notifications.notInGroup': 422,
} as const satisfies Record<`notifications.${string}`, Status>
