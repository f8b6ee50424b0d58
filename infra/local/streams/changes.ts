import type { Clock } from '../clock.ts'
import { waiting } from '../queues/waiting.ts'
import type { StreamSource } from './parts.ts'

/** Tells a reader that its stream has grown, also when that happened while it was reading. */
export interface Changes {
  version(): number
  /** Resolves once the version is another, at that time, or when the signal is aborted. */
  past(version: number, time: number, signal: AbortSignal): Promise<void>
  close(): void
}

export function watchChanges(database: StreamSource, streamArn: string, clock: Clock): Changes {
  const waiters = waiting(clock)
  let version = 0
  const close = database.onChange(streamArn, () => {
    version++
    waiters.wake(streamArn)
  })
  return {
    version: () => version,
    async past(seen, time, signal) {
      if (version === seen) await waiters.wait(streamArn, time, signal)
    },
    close,
  }
}

/** Readers that ask for the same page at the same time share one read of it: the lanes of a mapping mostly do. */
export function sharingReads(database: StreamSource): StreamSource {
  const reads = new Map<string, ReturnType<StreamSource['readStream']>>()
  return {
    streamEnd: streamArn => database.streamEnd(streamArn),
    onChange: (streamArn, wake) =>
      database.onChange(streamArn, () => {
        // A read that began before the change may not show it to who is woken by it.
        reads.clear()
        wake()
      }),
    readStream(streamArn, after, limit) {
      const page = JSON.stringify([streamArn, after, limit])
      const read = reads.get(page) ?? database.readStream(streamArn, after, limit)
      if (!reads.has(page)) {
        const forget = () => reads.delete(page)
        reads.set(page, read)
        read.then(forget, forget)
      }
      return read
    },
  }
}
