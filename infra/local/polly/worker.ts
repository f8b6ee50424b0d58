import { parentPort } from 'node:worker_threads'
import * as z from 'zod/mini'
import { speak } from './speak.ts'

// Speaking takes whole cores for a while: here it keeps nobody waiting.

const Asked = z.object({ id: z.int(), text: z.string(), voiceId: z.string() })

/** What the worker answers: the sound, or why there is none. */
export interface Spoken {
  readonly id: number
  readonly file?: Uint8Array
  readonly error?: string
}

parentPort?.on('message', async (message: unknown) => {
  const { id, text, voiceId } = Asked.parse(message)
  let spoken: Spoken
  try {
    spoken = { id, file: await speak(text, voiceId) }
  } catch (error) {
    spoken = { id, error: String(error) }
  }
  parentPort?.postMessage(spoken)
})
