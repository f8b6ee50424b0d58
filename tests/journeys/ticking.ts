import { eventually } from '#tests/support/eventually.ts'
import { operator } from './member.ts'

/** Asserts what a function of every minute brings about, each time after it ran: nobody waits for the minute. */
export const ticking = (noun: string, name: string, assertion: () => Promise<void>): Promise<void> =>
  eventually(async () => {
    await operator.tick(noun, name)
    await assertion()
  })
