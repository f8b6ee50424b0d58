import type { Status } from '../kernel/errors.ts'

/** What this noun's routes may refuse with. */
export const errors = {
  'reading.unknownText': 404,
  'reading.tappedOutsideText': 422,
  'reading.transcriptionOff': 409,
  'reading.unknownSound': 404,
  'reading.notOfThisSound': 422,
} as const satisfies Record<`reading.${string}`, Status>
