import type { Status } from '../kernel/errors.ts'

/** What this noun's routes may refuse with. */
export const errors = {
  'social.closed': 409,
  'social.unknownCode': 404,
  'social.ownCode': 409,
  'social.alreadyFriends': 409,
  'social.tooManyFriends': 409,
  'social.notFriends': 404,
} as const satisfies Record<`social.${string}`, Status>
