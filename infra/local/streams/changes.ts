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
