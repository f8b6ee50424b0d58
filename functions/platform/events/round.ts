import * as z from 'zod/mini'
import { expiry } from '#functions/platform/clock.ts'
import { getRow, putNew } from '#functions/platform/store/rows.ts'
import { key, platformRows } from '#functions/platform/table.ts'
import { doDueParts, type Part, type RoundTime } from '#shared/kernel/round-time.ts'
import { schedule } from './schedule.ts'

/** So long it is known that a part was done: longer than its day. */
const KNOWN_DAYS = 2

interface Now extends Part {
  readonly at: string
}

/** The Lambda function of what is done once for everybody; `run` does it for one part of them, `partOf` says which. */
export const round = (name: string, time: RoundTime, run: (now: Now) => Promise<void>) =>
  schedule(async at => {
    const keyOf = ({ day, part }: Part) => key(platformRows, 'round', { round: name, day, part })
    const done = {
      isDone: async (part: Part) => (await getRow(z.object({}), keyOf(part))) !== undefined,
      keepDone: (part: Part) => putNew({ ...keyOf(part), at, expiresAt: expiry(at, KNOWN_DAYS) }),
    }
    await doDueParts(time, at, done, part => run({ ...part, at }))
  })
