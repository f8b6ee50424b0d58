import { type ErrorReply, kernelErrorStatus, type Status } from '#shared/kernel/errors.ts'
import { json, type Middleware } from './middleware.ts'
import { Refusal } from './refusal.ts'

/**
 * Answers what was thrown: a refusal with its code and that code's status, anything else with a bare 500. `own` are the
 * statuses of the noun's own codes.
 */
export function errors(own: Readonly<Record<string, Status>> = {}): Middleware {
  const statuses: Readonly<Record<string, Status>> = { ...kernelErrorStatus, ...own }
  return {
    onError(request) {
      const { error } = request
      const { requestId } = request.event.requestContext
      if (error instanceof Refusal) {
        const { code, issues, details } = error
        // What is undefined is left out of the JSON.
        const reply: ErrorReply = { error: code, requestId, issues, details }
        request.response = json(statuses[code] ?? 500, reply)
      } else request.response = json(500, { error: 'kernel.unexpected', requestId } satisfies ErrorReply)
    },
  }
}
