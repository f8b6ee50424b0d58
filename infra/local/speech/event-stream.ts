/** The binary frames of an AWS event stream, as Transcribe exchanges them over a WebSocket. */
import { EventStreamCodec } from '@smithy/eventstream-codec'

const codec = new EventStreamCodec(
  bytes => Buffer.from(bytes as Uint8Array).toString('utf8'),
  text => Buffer.from(text, 'utf8'),
)
const text = (value: string) => ({ type: 'string', value }) as const

/** The audio of a frame, empty at the end of the stream. Throws for what is no audio event. */
export function audioOf(frame: Uint8Array): Uint8Array {
  const { headers, body } = codec.decode(frame)
  // An SDK signs each event by wrapping it; what counts is inside.
  if (headers[':chunk-signature']) return body.length === 0 ? body : audioOf(body)
  if (headers[':event-type']?.value !== 'AudioEvent') throw new Error('Only audio events are expected')
  return body
}

export const eventFrame = (eventType: string, body: object) =>
  frame({ ':message-type': text('event'), ':event-type': text(eventType) }, body)

export const exceptionFrame = (exceptionType: string, message: string) =>
  frame({ ':message-type': text('exception'), ':exception-type': text(exceptionType) }, { Message: message })

function frame(headers: Record<string, ReturnType<typeof text>>, body: object): Uint8Array {
  return codec.encode({
    headers: { ...headers, ':content-type': text('application/json') },
    body: Buffer.from(JSON.stringify(body)),
  })
}
