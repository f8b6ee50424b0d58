import { gzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { expiry } from '#functions/platform/clock.ts'
import { DEED_DAYS, MARK_DAYS } from '#functions/platform/retention.ts'
import { packed, unpacked } from '#functions/platform/store/packed.ts'
import { withProcessed } from '#functions/platform/store/processed.ts'
import { getRow, putVersioned, queryRows, type Row } from '#functions/platform/store/rows.ts'
import { retryOnConflict } from '#functions/platform/store/transaction.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { addDays, type SchoolDay, schoolDay } from '#shared/kernel/school-day.ts'
import type { FinishedPractice, Practice, SoundProgress } from '#shared/reading/practice.ts'
import { ENGINE_VERSION } from '#shared/reading/schema.ts'
import { Sounds, together } from '#shared/reading/sound-tally.ts'
import { progressOf } from './rules/practice.ts'
import { readingTable } from './table.ts'

const SHOWN_MONTHS = 14

const monthOf = (day: SchoolDay): string => day.slice(0, 7)
const monthBefore = (month: string): string =>
  new Date(Date.parse(`${month}-01T00:00:00Z`) - 86_400_000).toISOString().slice(0, 7)

/** A round with what is needed to score it again: the kit by its hash and what was heard. No audio, ever. */
export function practiceRow(studentId: string, practice: Practice, sent: FinishedPractice): Row {
  const { finishedAt, practiceId } = practice
  return {
    ...key(readingTable, 'practice', { studentId, finishedAt, practiceId }),
    ...practice,
    replay: { sent: gzipSync(JSON.stringify(sent)), engineVersion: ENGINE_VERSION },
    expiresAt: expiry(finishedAt, DEED_DAYS),
  }
}

/** The marks of the events it has processed, by day, as long as they can come again: see `withProcessed`. */
const Processed = z.record(z.string(), z.string())
const Month = z.object({
  month: z.string(),
  /** Sounds and marks: with every reading both are written. */
  both: z.optional(z.instanceof(Uint8Array)),
  /** As they were kept before: the sounds packed alone, and before that not at all. */
  packed: z.optional(z.instanceof(Uint8Array)),
  sounds: z.optional(Sounds),
  heard: z._default(Processed, {}),
  version: z.int(),
})
const Both = z.object({ sounds: Sounds, heard: Processed })
const StoredMonth = z.pipe(
  Month,
  z.transform(({ both, packed: bytes, sounds = {}, heard, ...month }) => ({
    ...month,
    ...(both
      ? Both.parse(unpacked(both))
      : { sounds: bytes ? Sounds.parse(unpacked(bytes)) : sounds, heard }),
  })),
)
const monthKey = (studentId: string, month: string) => key(readingTable, 'sounds', { studentId, month })

/** A month of sounds as its row. */
export const monthRow = (
  studentId: string,
  { month, sounds, heard, version }: z.output<typeof StoredMonth>,
): Row & { readonly version: number } => ({
  ...monthKey(studentId, month),
  month,
  both: packed({ sounds, heard }),
  version,
})

interface Told {
  readonly eventId: string
  readonly at: string
  readonly studentId: string
  readonly day: SchoolDay
  readonly adds: Sounds
}

/** Adds to what is known of a child's sounds, by month: once for each event. */
export async function keepSounds({ eventId, at, studentId, day, adds }: Told): Promise<void> {
  if (Object.keys(adds).length === 0) return
  const month = monthOf(day)
  await retryOnConflict(async () => {
    const before = await getRow(StoredMonth, monthKey(studentId, month))
    const read = before?.version ?? 0
    const processed = withProcessed(before?.heard[day] ?? '', eventId)
    if (processed === undefined) return true
    const oldest = addDays(schoolDay(at), -MARK_DAYS)
    const lately = Object.entries(before?.heard ?? {}).filter(([other]) => other >= oldest)
    const row = monthRow(studentId, {
      month,
      sounds: together(before?.sounds ?? {}, adds),
      heard: { ...Object.fromEntries(lately), [day]: processed },
      version: read + 1,
    })
    return (await putVersioned(row, read)) || undefined
  })
}

/** Where a child stands with its sounds on a day: thirteen months, this one and the last being recent. */
export async function readSounds(studentId: string, today: SchoolDay): Promise<SoundProgress[]> {
  const months = await queryRows(StoredMonth, {
    ...prefix(readingTable, 'sounds', { studentId }),
    limit: SHOWN_MONTHS,
    newestFirst: true,
  })
  return progressOf(months, monthBefore(monthOf(today)))
}
