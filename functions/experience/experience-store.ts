import * as z from 'zod/mini'
import { tell } from '#functions/platform/events/tell.ts'
import { getRow, type Row } from '#functions/platform/store/rows.ts'
import { commit, emit, putNew, putVersion, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'
import { levelReached } from '#shared/experience/events.ts'
import { experienceChanged } from '#shared/experience/live.ts'
import { experienceAt, levelAt } from '#shared/experience/rules.ts'
import { experienceTable } from './table.ts'

const Total = z.object({ totalXp: z.int(), version: z.int() })
type Total = z.output<typeof Total>

const rowKey = (personId: string) => key(experienceTable, 'total', { personId })

/** A person's points; 0 before the first. */
export const readTotal = async (personId: string): Promise<Total> =>
  (await getRow(Total, rowKey(personId))) ?? { totalXp: 0, version: 0 }

const totalRow = (
  personId: string,
  { totalXp, version }: Total,
  lastAmount: number,
): Row & { version: number } => ({
  ...rowKey(personId),
  ...experienceAt(totalXp, version),
  lastAmount,
  ...tell(personId, experienceChanged),
})

/** One line of the ledger. */
const creditRow = (personId: string, eventId: string, points: number, at: string): Row => ({
  ...key(experienceTable, 'credit', { personId, eventId }),
  points,
  at,
})

/** Writes points to the ledger, once for each event, with the new total and the level that it reaches. */
export async function credit(personId: string, eventId: string, points: number, at: string): Promise<void> {
  if (points === 0) return
  await retryOnConflict(async () => {
    const { totalXp, version } = await readTotal(personId)
    const after = { totalXp: totalXp + points, version: version + 1 }
    const level = levelAt(after.totalXp)
    const failed = await commit({
      writes: {
        credit: putNew(creditRow(personId, eventId, points, at)),
        total: putVersion(totalRow(personId, after, points), version),
      },
      emits: level > levelAt(totalXp) ? [emit(levelReached, { personId, level }, at)] : [],
    })
    return failed.has('credit') || failed.size === 0 || undefined
  })
}
