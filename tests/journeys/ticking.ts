import { vi } from 'vitest'
import { PATIENCE_MS } from '#tests/support/eventually.ts'
import { operator } from './member.ts'

/** Asserts what a function of every minute brings about, each time after it ran: nobody waits for the minute. */
export const ticking = (noun: string, name: string, assertion: () => Promise<void>): Promise<void> =>
  vi.waitFor(
    async () => {
      await operator.tick(noun, name)
      await assertion()
    },
    { timeout: PATIENCE_MS, interval: 200 },
  )
