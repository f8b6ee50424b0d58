import type { Status } from '../kernel/errors.ts'

/** What this noun's routes may refuse with. */
export const errors = {
  'assignments.unknown': 404,
  'assignments.pastDay': 422,
  'assignments.farDay': 422,
  'assignments.withdrawn': 409,
  'assignments.notInGroup': 422,
} as const satisfies Record<`assignments.${string}`, Status>
