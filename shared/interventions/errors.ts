import type { Status } from '../kernel/errors.ts'

/** What this noun's routes may refuse with. */
export const errors = {
  'interventions.unknown': 404,
  'interventions.alreadyOpen': 409,
  'interventions.changed': 409,
  'interventions.ended': 409,
  'interventions.full': 409,
  'interventions.wrongDay': 422,
  'interventions.shortTime': 422,
  'interventions.goalBelow': 422,
} as const satisfies Record<`interventions.${string}`, Status>
