import { schedule } from '#functions/platform/events/schedule.ts'
import { commit } from '#functions/platform/store/transaction.ts'
import { advance, dueSendings } from './sending-store.ts'

/** Takes up whatever stands still. */
export const handler = schedule(async at => {
  for (const sending of await dueSendings(at)) await commit({ writes: {}, emits: [advance(sending, at)] })
})
