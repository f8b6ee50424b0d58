import { errors as audio } from './audio/errors.ts'
import type { ErrorCode } from './contract.ts'
import { errors as generation } from './generation/errors.ts'
import { errors as identity } from './identity/errors.ts'
import { kernelErrorStatus, type Status } from './kernel/errors.ts'
import { errors as lessons } from './lessons/errors.ts'
import { errors as reading } from './reading/errors.ts'
import { errors as records } from './records/errors.ts'
import { errors as schools } from './schools/errors.ts'
import { errors as support } from './support/errors.ts'

/** The status of every declared code: a missing or an undeclared one does not compile. */
export const errorStatus: Readonly<Record<ErrorCode, Status>> = {
  ...kernelErrorStatus,
  ...generation,
  ...audio,
  ...identity,
  ...lessons,
  ...reading,
  ...records,
  ...schools,
  ...support,
}
