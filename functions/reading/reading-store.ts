import * as z from 'zod/mini'
import { expiry } from '#functions/platform/clock.ts'
import { DEED_DAYS, isRetained } from '#functions/platform/retention.ts'
import { getRow, queryRows, type Row, type RowKey } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import type { Write } from '#functions/platform/store/transaction.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { LANGUAGES, Language } from '#shared/kernel/school.ts'
import { AccentTold, knownAccents, LATEST_READINGS } from '#shared/reading/accent-history.ts'
import type { Comprehension } from '#shared/reading/comprehension.ts'
import { Reading } from '#shared/reading/finished-reading.ts'
import { Implausible } from '#shared/reading/implausible.ts'
import type { KnownAccent } from '#shared/reading/known-accent.ts'
import { Override } from '#shared/reading/override.ts'
import type { Figures } from '#shared/reading/reading-facts.ts'
import { LIST_LIMIT } from '#shared/reading/routes.ts'
import { packedReplay, type Replay, unpackedReplay } from './rules/replay.ts'
import { readingTable } from './table.ts'

/**
 * A reading with what is needed to score it again: the text by its hash, what was heard, the policy and the engine's
 * version. No audio, ever. What it adds to a child's progress is known beyond it.
 */
export function readingRow(studentId: string, reading: Reading, replay: Replay, accent?: string): Row {
  return {
    ...keyOf({ ...reading, studentId }),
    ...reading,
    ...(accent !== undefined && { accent }),
    replay: packedReplay(replay),
    expiresAt: expiry(reading.finishedAt, DEED_DAYS),
  }
}

/** Which reading: the two together are its place among its student's. */
export interface ReadingName {
  readonly studentId: string
  readonly finishedAt: string
  readonly readingId: string
}

const keyOf = ({ studentId, finishedAt, readingId }: ReadingName) =>
  key(readingTable, 'reading', { studentId, finishedAt, readingId })

const Expiring = { expiresAt: z.optional(z.number()) }
const StoredReading = stored(Reading, {
  replay: z.instanceof(Uint8Array),
  overrides: z.optional(z.array(Override)),
  /** How often a word of it was overridden. */
  overridden: z.optional(z.int()),
  ...Expiring,
})

/** A reading with what is needed to score it again; undefined where there is none any more. */
export async function readReading(name: ReadingName, at: string) {
  const found = await getRow(StoredReading, keyOf(name))
  if (!found || !isRetained(found, at)) return undefined
  const { replay, overrides = [], overridden = 0, expiresAt: _, ...reading } = found
  return { reading, replay: unpackedReplay(replay, reading.textHash), overrides, overridden }
}

/** Adds what was understood to a reading that has none yet. */
export const addUnderstood = (name: ReadingName, understood: Comprehension): Write => ({
  row: keyOf(name),
  update: 'SET understood = :understood',
  condition: 'attribute_exists(pk) AND attribute_not_exists(understood)',
  values: { ':understood': understood },
})

/** Sets a teacher's overrides beside a reading's own score, where they are still those that were read. */
export const setOverrides = (
  name: ReadingName,
  overrides: readonly Override[],
  corrected: Figures,
  read: number,
): Write => ({
  row: keyOf(name),
  update: 'SET overrides = :overrides, corrected = :corrected, overridden = :next',
  condition: read === 0 ? 'attribute_exists(pk) AND attribute_not_exists(overridden)' : 'overridden = :read',
  values: {
    ':overrides': overrides,
    ':corrected': corrected,
    ':next': read + 1,
    ...(read > 0 && { ':read': read }),
  },
})

/** The newest readings of a student, newest first. */
export async function readNewest(studentId: string, at: string): Promise<Reading[]> {
  const rows = await queryRows(stored(Reading, Expiring), {
    ...prefix(readingTable, 'reading', { studentId }),
    limit: LIST_LIMIT,
    newestFirst: true,
  })
  return rows.filter(row => isRetained(row, at)).map(({ expiresAt: _, ...reading }) => reading)
}

const Earlier = z.object({
  language: Language,
  implausible: z.optional(Implausible),
  accent: z.optional(AccentTold),
  ...Expiring,
})

/**
 * What a student's newest readings tell of its way of speaking. They are the truth of it, and there is no other: whatever is
 * sent twice or late, what is known is what they tell together; and it is gone when they are.
 */
export async function readAccents(studentId: string, at: string): Promise<KnownAccent[]> {
  const rows = await queryRows(Earlier, {
    ...prefix(readingTable, 'reading', { studentId }),
    limit: LATEST_READINGS,
    newestFirst: true,
  })
  const counted = rows.filter(row => isRetained(row, at) && !row.implausible)
  return LANGUAGES.flatMap(language =>
    knownAccents(
      counted.flatMap(row => (row.language === language ? (row.accent ?? []) : [])),
      language,
    ),
  )
}

/** Where the numbers of a day's readings and rounds are. */
export const dayKey = (studentId: string, day: string): RowKey => key(readingTable, 'day', { studentId, day })
