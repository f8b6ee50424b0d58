import * as z from 'zod/mini'
import { isRetained } from '#functions/platform/retention.ts'
import { queryRows } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { prefix } from '#functions/platform/table.ts'
import { Reading } from '#shared/reading/finished-reading.ts'
import { Practice } from '#shared/reading/practice.ts'
import { MOST_WORK } from '#shared/reading/work-routes.ts'
import { readingTable } from './table.ts'

interface Span {
  readonly from: string
  readonly until: string
}

const Expiring = { expiresAt: z.optional(z.number()) }

/** What a student read and practised from an instant until another, that one not included, newest first. */
export async function readWork(studentId: string, { from, until }: Span, at: string) {
  const rowsOf = <T extends { readonly expiresAt?: number | undefined }>(
    schema: z.ZodMiniType<T>,
    row: 'reading' | 'practice',
  ) => {
    const of = prefix(readingTable, row, { studentId })
    // Both are sorted by when they were finished, as `Date` writes it.
    const bound = (instant: string) => of.begins + new Date(instant).toISOString()
    const between = [bound(from), bound(until)] as const
    return queryRows(schema, { ...of, between, limit: MOST_WORK, newestFirst: true })
  }
  const [readings, practices] = await Promise.all([
    rowsOf(stored(Reading, Expiring), 'reading'),
    rowsOf(stored(Practice, Expiring), 'practice'),
  ])
  const retained = <T extends { readonly expiresAt?: number | undefined }>(rows: readonly T[]) =>
    rows.filter(row => isRetained(row, at)).map(({ expiresAt: _, ...row }) => row)
  return { readings: retained(readings), practices: retained(practices) }
}
