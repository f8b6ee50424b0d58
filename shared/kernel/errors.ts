import * as z from 'zod/mini'

export type Status = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503

/** What any route may answer, whatever its noun. The gateway's own 401, 404 and 413 carry no code. */
export const kernelErrorStatus = {
  'kernel.malformedJson': 400,
  'kernel.invalid': 422,
  'kernel.missingIdempotencyKey': 400,
  'kernel.idempotencyKeyReused': 422,
  'kernel.notSignedIn': 401,
  'kernel.sessionEnded': 401,
  'kernel.notAllowed': 403,
  'kernel.notByPictures': 403,
  'kernel.secondFactorNeeded': 403,
  'kernel.notFound': 404,
  'kernel.conflict': 409,
  'kernel.tooManyRequests': 429,
  'kernel.unexpected': 500,
  'kernel.unavailable': 503,
} as const satisfies Record<string, Status>
export type KernelErrorCode = keyof typeof kernelErrorStatus

/**
 * The body of every refusal. `issues` names the fields that did not parse: their paths, never their values. `details` are
 * what the route declares beside the code.
 */
export const ErrorReply = z.object({
  error: z.string(),
  requestId: z.string(),
  issues: z.optional(z.array(z.object({ path: z.string(), code: z.string() }))),
  details: z.optional(z.unknown()),
})
export type ErrorReply = z.output<typeof ErrorReply>
