import type { ErrorCode } from './contract.ts'
import { errors as identity } from './identity/errors.ts'
import { kernelErrorStatus, type Status } from './kernel/errors.ts'
import { errors as lessons } from './lessons/errors.ts'
import { errors as reading } from './reading/errors.ts'
import { errors as records } from './records/errors.ts'
import { errors as schools } from './schools/errors.ts'

/** The status of every declared code: a missing or an undeclared one does not compile. */
export const errorStatus: Readonly<Record<ErrorCode, Status>> = {
  ...kernelErrorStatus,
  'identity.codeInvalid': 422,
  'identity.lastAdmin': 409,
  'identity.notHeld': 409,
  'identity.notOpen': 409,
  'identity.notYoursToGive': 403,
  'identity.notWaiting': 409,
  'identity.unknownChild': 422,
  'identity.unknownGroup': 422,
  'identity.unknownSchool': 422,
  'identity.unknownTeacher': 422,
  'identity.onlyDirectors': 403,
  'identity.groupFull': 409,
  'lessons.unknownUnit': 404,
  'lessons.unknownActivity': 404,
  'lessons.answersDoNotFit': 422,
  'identity.picturesOff': 409,
  'reading.unknownText': 404,
  'reading.tappedOutsideText': 422,
  'reading.transcriptionOff': 409,
  'records.alsoStaff': 409,
  'records.beingErased': 409,
  'records.notReady': 409,
  'schools.unknownMunicipio': 422,
  'schools.anotherRegion': 422,
  'schools.idTaken': 409,
  'schools.nameTaken': 409,
  'schools.unknownImport': 404,
  'identity.unknownImport': 422,
  ...identity,
  ...lessons,
  ...reading,
  ...records,
  ...schools,
}
