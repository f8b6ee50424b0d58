import type { ErrorCode } from './contract.ts'
import { kernelErrorStatus, type Status } from './kernel/errors.ts'

/** The status of every declared code: a missing or an undeclared one does not compile. */
export const errorStatus: Readonly<Record<ErrorCode, Status>> = {
  ...kernelErrorStatus,
  'lessons.unknownUnit': 404,
  'lessons.unknownActivity': 404,
  'lessons.answersDoNotFit': 422,
  'reading.unknownText': 404,
  'reading.tappedOutsideText': 422,
  'reading.transcriptionOff': 409,
}
