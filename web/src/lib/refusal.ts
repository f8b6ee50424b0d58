import type { ErrorReply, KernelErrorCode } from '#shared/kernel/errors.ts'
import type { CodeOf, RouteSpec } from '#shared/kernel/route.ts'

/** What can go wrong before or after the server: no network, or an answer that is not the contract's. */
export type ClientErrorCode = 'client.unreachable' | 'client.unreadable' | 'client.tooLarge'

/** Every code that a call of this route may end in. */
export type RefusalCode<R extends RouteSpec = RouteSpec> = CodeOf<R> | KernelErrorCode | ClientErrorCode

interface RefusalParts<Code extends string> {
  readonly code: Code
  /** 0 when there was no answer. */
  readonly status: number
  readonly requestId?: string | undefined
  readonly issues?: ErrorReply['issues']
}

/** A call that did not succeed: the code chooses the text, the request id finds the log. */
export class Refusal<Code extends string = string> extends Error {
  readonly code: Code
  readonly status: number
  readonly requestId: string | undefined
  readonly issues: NonNullable<ErrorReply['issues']>

  constructor({ code, status, requestId, issues = [] }: RefusalParts<Code>) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.status = status
    this.requestId = requestId
    this.issues = issues
  }
}

/** Whether the same call may succeed in a moment. Commands repeat safely: they keep their idempotency key. */
export const mayRetry = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === 'client.unreachable' || [429, 500, 503].includes(error.status))
