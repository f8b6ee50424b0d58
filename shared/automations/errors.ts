import type { Status } from '../kernel/errors.ts'

/** What this noun's routes may refuse with. */
export const errors = {
  'automations.full': 409,
  'automations.notYours': 403,
  'automations.notPreviewed': 409,
} as const satisfies Record<`automations.${string}`, Status>
