import type { ErrorCode } from '#shared/contract.ts'
import type { ErrorReply } from '#shared/kernel/errors.ts'

/** A refusal with a declared code, thrown by a handler's `refuse`; its status is the code's. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly issues: ErrorReply['issues']
  readonly details: unknown
  constructor(code: ErrorCode, { issues, details }: Pick<ErrorReply, 'issues' | 'details'> = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.issues = issues
    this.details = details
  }
}
