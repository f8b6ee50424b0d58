import type { Status } from '../kernel/errors.ts'

/** What this noun's routes may refuse with. */
export const errors = {
  'reading.unknownText': 404,
  'reading.tappedOutsideText': 422,
  'reading.transcriptionOff': 409,
} as const satisfies Record<`reading.${string}`, Status>
