import type { Status } from '../kernel/errors.ts'

/** What this noun's routes may refuse with. */
export const errors = {
  'identity.codeInvalid': 422,
  'identity.lastAdmin': 409,
  'identity.notHeld': 409,
  'identity.notOpen': 409,
  'identity.notYoursToGive': 403,
  'identity.notWaiting': 409,
  'identity.notYoursToReset': 403,
  'identity.emailProven': 409,
  'identity.noPassword': 409,
  'identity.tooManyOpenCodes': 409,
  'identity.unknownChild': 422,
  'identity.unknownGroup': 422,
  'identity.unknownPerson': 422,
  'identity.unknownSchool': 422,
  'identity.unknownTeacher': 422,
  'identity.onlyDirectors': 403,
  'identity.groupFull': 409,
  'identity.tooManyAsked': 409,
  'identity.picturesOff': 409,
  'identity.wrongPictures': 403,
  'identity.tooManyTries': 429,
  'identity.unknownImport': 422,
} as const satisfies Record<`identity.${string}`, Status>
