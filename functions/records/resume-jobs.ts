import { schedule } from '#functions/platform/events/schedule.ts'
import { commit } from '#functions/platform/store/transaction.ts'
import { advance, dueJobs } from './records-store.ts'

/** Takes up erasures that have rested, and whatever stands still. */
export const handler = schedule(async at => {
  for (const job of await dueJobs(at)) await commit({ writes: {}, emits: [advance(job, at)] })
})
