import { gzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { getRow, queryRows, type Row } from '#functions/platform/rows.ts'
import { key } from '#functions/platform/table.ts'
import { type FinishedReading, Reading } from '#shared/reading/finished-reading.ts'
import type { Policy } from '#shared/reading/policy.ts'
import { LIST_LIMIT } from '#shared/reading/routes.ts'
import { ENGINE_VERSION } from '#shared/reading/schema.ts'
import { readingTable } from './table.ts'

/**
 * A reading with what is needed to score it again: the text by its hash, what was heard (gzipped: 31 kB become 2),
 * the policy and the engine's version. No audio, ever.
 */
export function readingRow(studentId: string, reading: Reading, sent: FinishedReading, policy: Policy): Row {
  const { finishedAt, readingId } = reading
  return {
    ...key(readingTable, 'reading', { studentId, finishedAt, readingId }),
    ...reading,
    replay: { sent: gzipSync(JSON.stringify(sent)), policy, engineVersion: ENGINE_VERSION },
  }
}

/** The newest readings of a student, newest first. */
export const readNewest = (studentId: string): Promise<readonly Reading[]> =>
  queryRows(z.object(Reading.shape), {
    pk: key(readingTable, 'attempts', { studentId, day: '', textId: '' }).pk,
    begins: 'READING#',
    limit: LIST_LIMIT,
    newestFirst: true,
  })

const Attempts = z.object({ version: z.int() })
const attemptsKey = (studentId: string, day: string, textId: string) =>
  key(readingTable, 'attempts', { studentId, day, textId })

/** How often this text was finished on this day. */
export const readAttempts = async (studentId: string, day: string, textId: string): Promise<number> =>
  (await getRow(Attempts, attemptsKey(studentId, day, textId)))?.version ?? 0

/** The row's version is the number of attempts: two at once cannot get the same number. */
export const attemptsRow = (
  studentId: string,
  day: string,
  textId: string,
  attempt: number,
  expiresAt: number,
): Row & { version: number } => ({ ...attemptsKey(studentId, day, textId), version: attempt, expiresAt })
