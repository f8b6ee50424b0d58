/** The MD5 sums that SDKs check, computed as the SQS developer guide lays down. */
import { createHash } from 'node:crypto'

interface MessageAttribute {
  readonly DataType: string
  readonly StringValue?: string | undefined
  /** Base64. */
  readonly BinaryValue?: string | undefined
}
export type MessageAttributes = Readonly<Record<string, MessageAttribute>>

export const md5 = (text: string) => createHash('md5').update(text).digest('hex')

const TEXT = 1
const BINARY = 2

/** Nothing for a message without attributes. */
export function md5OfAttributes(attributes: MessageAttributes): string | undefined {
  const names = Object.keys(attributes).sort()
  if (names.length === 0) return undefined
  const hash = createHash('md5')
  const part = (bytes: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(bytes.length)
    hash.update(length).update(bytes)
  }
  for (const name of names) {
    const attribute = attributes[name]
    if (!attribute) continue
    part(Buffer.from(name))
    part(Buffer.from(attribute.DataType))
    const binary = attribute.DataType.startsWith('Binary')
    hash.update(Buffer.of(binary ? BINARY : TEXT))
    part(bytesOf(attribute))
  }
  return hash.digest('hex')
}

function bytesOf({ DataType, StringValue = '', BinaryValue = '' }: MessageAttribute): Buffer {
  return DataType.startsWith('Binary') ? Buffer.from(BinaryValue, 'base64') : Buffer.from(StringValue)
}

/** What counts against the size limit: body and attributes' names, types and values. */
export function messageBytes(body: string, attributes: MessageAttributes): number {
  let bytes = Buffer.byteLength(body)
  for (const [name, attribute] of Object.entries(attributes)) {
    bytes += Buffer.byteLength(name) + Buffer.byteLength(attribute.DataType) + bytesOf(attribute).length
  }
  return bytes
}
