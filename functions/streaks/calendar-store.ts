import * as z from 'zod/mini'
import { changeRow, queryRows } from '#functions/platform/store/rows.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { SchoolDay } from '#shared/kernel/school-day.ts'
import { streaksTable } from './table.ts'

const DeclaredDay = z.object({ day: SchoolDay, declared: z.boolean(), version: z.int() })

/** More days than an administration declares in all its years. */
const LIMIT = 2000

/** The days that were declared for everybody and not taken back. */
export async function readDeclared(): Promise<ReadonlySet<SchoolDay>> {
  const days = await queryRows(DeclaredDay, { ...prefix(streaksTable, 'declared', {}), limit: LIMIT })
  return new Set(days.filter(({ declared }) => declared).map(({ day }) => day))
}

/** Keeps what a day was declared to be, unless something newer is known of it. */
export async function keepDeclared(day: SchoolDay, declared: boolean, version: number): Promise<void> {
  await changeRow(DeclaredDay, key(streaksTable, 'declared', { day }), {
    update: 'SET #day = :day, declared = :declared, version = :version',
    condition: 'attribute_not_exists(version) OR version < :version',
    names: { '#day': 'day' },
    values: { ':day': day, ':declared': declared, ':version': version },
  })
}
