import type { Admitted } from './admitting.ts'
import type { Middleware } from './middleware.ts'
import { parseRequest } from './request.ts'

/** A request whose parts are what its route declares. */
export type Parsed = Admitted & { sent: ReturnType<typeof parseRequest> }

/** Parses query and body. Throws a `Refusal`: 400 for what is not JSON, 422 for the rest. */
export const parsing = (): Middleware<Parsed> => ({
  before({ event }) {
    event.sent = parseRequest(event.handler.route, event)
  },
})
