import type { ErrorReply, KernelErrorCode } from '#shared/kernel/errors.ts'
import type { CodeOf, DetailsOf, RouteSpec } from '#shared/kernel/route.ts'

/** What can go wrong before or after the server: no network, or an answer that is not the contract's. */
export type ClientErrorCode = 'client.unreachable' | 'client.unreadable' | 'client.tooLarge'

/** Every code that a call of this route may end in. */
export type RefusalCode<R extends RouteSpec = RouteSpec> = CodeOf<R> | KernelErrorCode | ClientErrorCode

/** What a call of this route rejects with, each code with its details. */
export type RefusalOf<R extends RouteSpec> = {
  [Code in RefusalCode<R>]: Refusal<Code, DetailsOf<R, Code>>
}[RefusalCode<R>]

interface RefusalParts<Code extends string, Details> {
  readonly code: Code
  /** 0 when there was no answer. */
  readonly status: number
  readonly requestId?: string | undefined
  readonly issues?: ErrorReply['issues']
  readonly details?: Details
  /** The name of the route that refused. */
  readonly of?: string
}

/** A call that did not succeed: the code chooses the text, the request id finds the log. */
export class Refusal<Code extends string = string, Details = unknown> extends Error {
  readonly code: Code
  readonly status: number
  readonly requestId: string | undefined
  readonly issues: NonNullable<ErrorReply['issues']>
  /** What the route declares beside this code. */
  readonly details: Details | undefined
  readonly of: string | undefined

  constructor({ code, status, requestId, issues = [], details, of }: RefusalParts<Code, Details>) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.status = status
    this.requestId = requestId
    this.issues = issues
    this.details = details
    this.of = of
  }
}

/** Whether the same call may succeed in a moment. Commands repeat safely: they keep their idempotency key. */
export const isTransient = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === 'client.unreachable' || [429, 500, 503].includes(error.status))

/** Whether a call of this route was refused: then its codes, and what each comes with, are known. */
export const refusedBy = <R extends RouteSpec>(route: R, error: unknown): error is RefusalOf<R> =>
  error instanceof Refusal && error.of === route.name
