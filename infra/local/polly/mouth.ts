import { Worker } from 'node:worker_threads'
import type { Spoken } from './worker.ts'

/** Speaks in a thread of its own, begun when it first has something to say. */
export function createMouth() {
  let worker: Worker | undefined
  let last = 0
  const waiting = new Map<number, { resolve: (file: Uint8Array) => void; reject: (error: Error) => void }>()

  function begin(): Worker {
    const begun = new Worker(new URL('./worker.ts', import.meta.url))
    begun.on('message', ({ id, file, error }: Spoken) => {
      const asked = waiting.get(id)
      waiting.delete(id)
      if (file) asked?.resolve(file)
      else asked?.reject(new Error(error))
    })
    begun.on('error', end)
    begun.on('exit', () => end(new Error('the voice has ended')))
    begun.unref()
    return begun
  }

  function end(error: Error): void {
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  return {
    speak(text: string, voiceId: string): Promise<Uint8Array> {
      worker ??= begin()
      const id = ++last
      worker.postMessage({ id, text, voiceId })
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
    },
    async close(): Promise<void> {
      await worker?.terminate()
    },
  }
}
