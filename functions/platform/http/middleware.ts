import type middy from '@middy/core'
import type {
  APIGatewayProxyEventV2WithJWTAuthorizer,
  APIGatewayProxyStructuredResultV2,
  Context,
} from 'aws-lambda'
import * as z from 'zod/mini'

/** A request as the gateway hands it on; of a public route nobody's claims are in it. */
export type HttpEvent = Omit<APIGatewayProxyEventV2WithJWTAuthorizer, 'requestContext'> & {
  readonly requestContext: Omit<APIGatewayProxyEventV2WithJWTAuthorizer['requestContext'], 'authorizer'> & {
    readonly authorizer?: APIGatewayProxyEventV2WithJWTAuthorizer['requestContext']['authorizer']
  }
}
export type HttpReply = APIGatewayProxyStructuredResultV2

/** One thing that is done around every handler. `Event` is what it finds there, and what it has added for those after it. */
export type Middleware<Event extends HttpEvent = HttpEvent> = middy.MiddlewareObj<
  Event,
  HttpReply,
  Error,
  Context,
  { started?: number }
>

/** A reply as it leaves: nothing of it may be stored on the way. */
export const json = (statusCode: number, body: unknown): HttpReply => ({
  statusCode,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify(body),
})

const Led = z.object({ location: z.string() })

/** A reply that leads elsewhere: a page is fetched there, whatever was asked here. */
export const leading = (reply: unknown): HttpReply => ({
  statusCode: 303,
  headers: { location: Led.parse(reply).location, 'cache-control': 'no-store' },
})
