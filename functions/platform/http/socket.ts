import type { APIGatewayProxyResultV2, APIGatewayProxyWebsocketEventV2 } from 'aws-lambda'
import type * as z from 'zod/mini'
import { now } from '#functions/platform/clock.ts'
import { log, logUnexpected, measure, within } from '#functions/platform/log.ts'
import { LiveFrame, type LiveSpec } from '#shared/kernel/live.ts'

/** What every route of the WebSocket API is told. */
interface Connection {
  readonly connectionId: string
  readonly at: string
}
type Event = APIGatewayProxyWebsocketEventV2 & {
  readonly queryStringParameters?: Readonly<Record<string, string | undefined>>
  readonly requestContext: { readonly disconnectStatusCode?: number }
}

const done = (statusCode: number, body?: unknown): APIGatewayProxyResultV2 => ({
  statusCode,
  ...(body !== undefined && { body: JSON.stringify(body) }),
})

function answering(name: string, answer: (event: Event) => Promise<APIGatewayProxyResultV2>) {
  return async (event: Event): Promise<APIGatewayProxyResultV2> => {
    const { requestId } = event.requestContext
    return within({ trace: requestId, requestId }, async () => {
      const started = performance.now()
      try {
        const reply = await answer(event)
        measure('answered', { duration: [performance.now() - started, 'Milliseconds'] }, { route: name })
        return reply
      } catch (error) {
        logUnexpected('unexpected', error, { route: name })
        return done(500)
      }
    })
  }
}

/** `$connect`: opens the connection when true is given; otherwise the handshake is refused with 401. */
export const onConnect = (admit: (asked: Connection & { readonly ticket: string }) => Promise<boolean>) =>
  answering('$connect', async event => {
    const ticket = event.queryStringParameters?.ticket ?? ''
    const admitted = await admit({ connectionId: event.requestContext.connectionId, at: now(), ticket })
    return done(admitted ? 200 : 401)
  })

/** `$disconnect`: told on a best effort; what it tidies must also expire by itself. `code` is the one it was closed with. */
export const onDisconnect = (
  tidy: (gone: Connection & { readonly code: number | undefined }) => Promise<void>,
) =>
  answering('$disconnect', async event => {
    const { connectionId, disconnectStatusCode: code } = event.requestContext
    await tidy({ connectionId, at: now(), code })
    return done(200)
  })

const frame = (type: string, body: unknown): LiveFrame => ({ type, body })
const refusal = (error: string) => {
  log('info', 'refused', { route: 'live', code: error })
  return done(200, refusedFrame(error))
}

/** What a page is told whose message was refused: the code alone. */
export const refusedFrame = (error: string): LiveFrame => frame('live/refused', { error })

/**
 * An upward message: parsed, answered with a frame of the same type, or with none where the answer is undefined. What does not
 * parse is refused; the line stays.
 */
export const onMessage = <M extends LiveSpec & { readonly reply: z.ZodMiniType }>(
  message: M,
  answer: (
    asked: Connection & { readonly body: z.output<M['body']> },
  ) => Promise<z.output<M['reply']> | undefined>,
) =>
  answering(message.name, async event => {
    const body = bodyOf(message, event.body)
    if (!body.success) return refusal('kernel.invalid')
    const { connectionId } = event.requestContext
    const reply = await answer({ connectionId, at: now(), body: body.data as z.output<M['body']> })
    return reply === undefined ? done(200) : done(200, frame(message.name, message.reply.parse(reply)))
  })

/** `$default`: a message of no declared type; it is answered where true is given. */
export const onUnknownMessage = (heed: (asked: Connection) => Promise<boolean>) =>
  answering('$default', async event => {
    const heeded = await heed({ connectionId: event.requestContext.connectionId, at: now() })
    return heeded ? refusal('kernel.notFound') : done(200)
  })

function bodyOf(
  message: LiveSpec,
  text: string | undefined,
): { success: true; data: unknown } | { success: false } {
  try {
    return message.body.safeParse(LiveFrame.parse(JSON.parse(text ?? '')).body)
  } catch {
    return { success: false }
  }
}
