import type { Status } from '../kernel/errors.ts'

/** What this noun's routes may refuse with. */
export const errors = {
  'reading.unknownText': 404,
  'reading.textClosed': 409,
  'reading.tappedOutsideText': 422,
  'reading.transcriptionOff': 409,
  // Not 404: the child may be known of, and only this reading is not there.
  'reading.unknownReading': 409,
  'reading.answersDoNotFit': 422,
  'reading.answeredBefore': 409,
  'reading.doesNotCount': 409,
  'reading.notScored': 409,
  'reading.unknownWord': 422,
  'reading.unknownSound': 404,
  'reading.notOfThisSound': 422,
  'reading.unknownPlacement': 404,
  'reading.notOfThisPlacement': 422,
  'reading.nothingOfPlacement': 422,
  'reading.placementNotAsked': 409,
  'reading.placedBefore': 409,
} as const satisfies Record<`reading.${string}`, Status>
