import * as z from 'zod/mini'
import type { StreamedRow } from '#functions/platform/events/stream.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { liveMessages } from '#shared/contract.ts'
import type { LiveFrame } from '#shared/kernel/live.ts'

const Told = z.object({
  tell: z.object({ to: z.string(), message: z.string(), trace: z.string() }),
})

export interface Addressed {
  /** Whose pages hear it. */
  readonly to: string
  readonly frame: LiveFrame
}

/**
 * The frame that a told row makes: those of its fields that the message declares. Throws when the row does not hold
 * them all or names no message. Its id is the message and the row’s place in its stream, the same however often it is delivered.
 */
export function frameOf({ row, sequenceNumber }: StreamedRow): Addressed {
  const { tell } = Told.parse(row)
  const message = liveMessages.find(({ name, way }) => way === 'down' && name === tell.message)
  if (!message) throw new Error(`no live message is named '${tell.message}'`)
  const body = stored(message.body).parse(row)
  return {
    to: tell.to,
    frame: { type: message.name, id: `${message.name}:${sequenceNumber}`, trace: tell.trace, body },
  }
}
