import { WebSocket } from 'ws'
import type * as z from 'zod/mini'
import { LiveFrame, type LiveSpec } from '#shared/kernel/live.ts'
import { PATIENCE_MS } from './eventually.ts'

/** A live message that was heard, its body as the contract declares it. */
export type Heard<Body> = Omit<LiveFrame, 'body'> & { readonly body: Body }
/** What a page hears: an upward message's name comes back with its reply. */
type BodyHeard<M extends LiveSpec> = M extends { readonly reply: infer R extends z.ZodMiniType }
  ? z.output<R>
  : z.output<M['body']>

/** An open live connection. */
export interface LivePage {
  readonly frames: readonly LiveFrame[]
  readonly isOpen: () => boolean
  /** Sends anything: what is no string goes as JSON. */
  send(message: unknown): void
  /** The first message of this kind, come or still to come, whose body fits. */
  hear<M extends LiveSpec>(
    message: M,
    fits?: (body: BodyHeard<M>, frame: LiveFrame) => boolean,
  ): Promise<Heard<BodyHeard<M>>>
  close(): void
}

/** Opens a connection; rejects with the status when the handshake is refused. */
export async function listen(url: string): Promise<LivePage> {
  const socket = new WebSocket(url)
  const frames: LiveFrame[] = []
  const waiting = new Set<() => void>()
  socket.on('message', data => {
    frames.push(LiveFrame.parse(JSON.parse(String(data))))
    for (const look of [...waiting]) look()
  })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
    socket.once('unexpected-response', (_, { statusCode }) =>
      reject(new Error(`the handshake was answered with ${statusCode}`)),
    )
  })
  return {
    frames,
    isOpen: () => socket.readyState === WebSocket.OPEN,
    send: message => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    close: () => socket.close(),
    hear: <M extends LiveSpec>(
      message: M,
      fits: (body: BodyHeard<M>, frame: LiveFrame) => boolean = () => true,
    ) =>
      new Promise<Heard<BodyHeard<M>>>((resolve, reject) => {
        const schema = message.reply ?? message.body
        const impatient = setTimeout(() => {
          waiting.delete(look)
          reject(new Error(`${message.name} was not heard; heard were ${frames.map(({ type }) => type)}`))
        }, PATIENCE_MS)
        const look = () => {
          for (const frame of frames) {
            if (frame.type !== message.name) continue
            const body = schema.parse(frame.body) as BodyHeard<M>
            if (!fits(body, frame)) continue
            clearTimeout(impatient)
            waiting.delete(look)
            return resolve({ ...frame, body })
          }
        }
        waiting.add(look)
        look()
      }),
  }
}
