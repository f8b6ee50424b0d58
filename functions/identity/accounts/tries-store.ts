import * as z from 'zod/mini'
import { type Failures, mayTry, withFailure } from '#functions/identity/rules/tries.ts'
import { identityTable } from '#functions/identity/table.ts'
import { expiry } from '#functions/platform/clock.ts'
import { getRow } from '#functions/platform/store/rows.ts'
import {
  commit,
  putVersion,
  remove,
  retryOnConflict,
  type Write,
} from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'

const TriesRow = z.object({ failures: z.array(z.number()), version: z.int() })
interface Tries {
  readonly failures: Failures
  readonly version: number
}

const triesKey = (of: string) => key(identityTable, 'tries', { of })
/** Longer than any failure counts. */
const RETENTION_DAYS = 1

const readTries = async (of: string): Promise<Tries> =>
  (await getRow(TriesRow, triesKey(of))) ?? { failures: [], version: 0 }

const putTries = (of: string, { failures, version }: Tries, at: string): Write =>
  putVersion(
    { ...triesKey(of), failures, version: version + 1, expiresAt: expiry(at, RETENTION_DAYS) },
    version,
  )

/** Whether someone (an account, the hash of an e-mail) may try now. */
export const mayTryNow = async (of: string, at: string, most?: number): Promise<boolean> =>
  mayTry((await readTries(of)).failures, Date.parse(at), most)

/**
 * Counts a try before it is made, so that a thousand at once are still five. Gives the write that takes it back when
 * the code was right; undefined where no more may be made.
 */
export const countTry = (of: string, at: string): Promise<Write | 'locked'> =>
  retryOnConflict(async () => {
    const { failures, version } = await readTries(of)
    if (!mayTry(failures, Date.parse(at))) return 'locked'
    const counted = { failures: withFailure(failures, Date.parse(at)), version }
    const failed = await commit({ writes: { tries: putTries(of, counted, at) } })
    return failed.size === 0 ? putTries(of, { failures, version: version + 1 }, at) : undefined
  })

/** Counts a try that failed. */
export const countFailure = (of: string, at: string, most?: number): Promise<void> =>
  retryOnConflict(async () => {
    const { failures, version } = await readTries(of)
    const counted = { failures: withFailure(failures, Date.parse(at), most), version }
    const failed = await commit({ writes: { tries: putTries(of, counted, at) } })
    return failed.size === 0 ? 'counted' : undefined
  }).then(() => undefined)

/** Lets someone try again at once. */
export const forgetTries = (of: string): Write => remove(triesKey(of))
