import * as z from 'zod/mini'
import { expiry } from '#functions/platform/clock.ts'
import { NUMBER_DAYS } from '#functions/platform/retention.ts'
import type { WorkNumbers } from '#shared/kernel/work-numbers.ts'
import { getRow, type RowKey } from './rows.ts'
import { putVersion, type Write } from './transaction.ts'

/** How often each piece of work was finished on one day; the version is how much was finished in all. */
const StoredDay = z.object({ times: z.record(z.string(), z.int()), version: z.int() })
export type DayNumbers = z.output<typeof StoredDay>

export const nothingYet: DayNumbers = { times: {}, version: 0 }

export const readDay = async (key: RowKey): Promise<DayNumbers> =>
  (await getRow(StoredDay, key)) ?? nothingYet

/** The numbers of the next piece of work, named in any way that tells it from the others. */
export const numbersOf = ({ times, version }: DayNumbers, name: string): WorkNumbers => ({
  attempt: (times[name] ?? 0) + 1,
  workOfDay: version + 1,
})

/** Counts it: guarded by its version, so that two at once cannot get the same number. */
export function counting(key: RowKey, day: DayNumbers, name: string, at: string): Write {
  const { attempt, workOfDay } = numbersOf(day, name)
  const times = { ...day.times, [name]: attempt }
  const row = { ...key, times, version: workOfDay, expiresAt: expiry(at, NUMBER_DAYS) }
  return putVersion(row, day.version)
}
