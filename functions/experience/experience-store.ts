import * as z from 'zod/mini'
import { getRow, type Row } from '#functions/platform/rows.ts'
import { key } from '#functions/platform/table.ts'
import { tell } from '#functions/platform/tell.ts'
import { experienceChanged } from '#shared/experience/live.ts'
import { experienceAt } from '#shared/experience/rules.ts'
import { experienceTable } from './table.ts'

const Total = z.object({ totalXp: z.int(), version: z.int() })
export type Total = z.output<typeof Total>

const rowKey = (personId: string) => key(experienceTable, 'total', { personId })

/** A person's points; 0 before the first. */
export const readTotal = async (personId: string): Promise<Total> =>
  (await getRow(Total, rowKey(personId))) ?? { totalXp: 0, version: 0 }

export const totalRow = (personId: string, { totalXp, version }: Total): Row & { version: number } => ({
  ...rowKey(personId),
  ...experienceAt(totalXp, version),
  ...tell(personId, experienceChanged),
})

/** One line of the ledger. */
export const creditRow = (personId: string, eventId: string, points: number, at: string): Row => ({
  ...key(experienceTable, 'credit', { personId, eventId }),
  points,
  at,
})
