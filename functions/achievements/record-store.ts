import * as z from 'zod/mini'
import { tell } from '#functions/platform/events/tell.ts'
import { getRow, putVersioned, type Row } from '#functions/platform/store/rows.ts'
import {
  commit,
  type Emission,
  emit,
  putNew,
  putVersion,
  retryOnConflict,
} from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'
import { gained } from '#shared/achievements/events.ts'
import { rewardsGained } from '#shared/achievements/live.ts'
import type { Gain, MetChallenge } from '#shared/achievements/schema.ts'
import { packedRecord, unpackedRecord } from './rules/packed-record.ts'
import { NOTHING_YET, Record } from './rules/record.ts'
import { DEFINITIONS, newlyUnlocked } from './rules/unlocks.ts'
import { achievementsTable } from './table.ts'

const recordKey = (personId: string) => key(achievementsTable, 'record', { personId })

const StoredRecord = z.pipe(
  // What was counted and what is kept of the last days stands beside the rest in rows of before.
  z.extend(z.partial(Record, { counts: true, days: true, chosen: true }), {
    /** Both, packed: unpacked, the row is four times what is billed for it. */
    packed: z.optional(z.instanceof(Uint8Array)),
  }),
  z.transform(
    ({ packed: bytes, counts = {}, days = {}, chosen = {}, ...record }): Record => ({
      ...record,
      ...(bytes ? unpackedRecord(bytes) : { counts, days, chosen }),
    }),
  ),
)

export const readRecord = async (personId: string): Promise<Record> =>
  (await getRow(StoredRecord, recordKey(personId))) ?? NOTHING_YET

/** A record as its row. */
export const recordRow = (
  personId: string,
  { counts, days, chosen, ...record }: Record,
): Row & { readonly version: number } => ({
  ...recordKey(personId),
  ...record,
  packed: packedRecord({ counts, days, chosen }),
  judgedBy: DEFINITIONS,
})

export const titleRow = (personId: string, titleId: string, unlockedAt: string): Row => ({
  ...key(achievementsTable, 'title', { personId, titleId }),
  titleId,
  unlockedAt,
})

const badgeRow = (personId: string, badgeId: string, earnedAt: string): Row => ({
  ...key(achievementsTable, 'badge', { personId, badgeId }),
  badgeId,
  earnedAt,
})

/** The fields by which a row tells its person’s open pages what they gained. */
export const toldGain = (personId: string, gain: Gain) => ({ ...gain, ...tell(personId, rewardsGained) })

/** What a change makes of a record, which challenges it met, and what else is told of it; undefined where it makes nothing. */
export type Change = (record: Record) =>
  | {
      readonly record: Record
      readonly met?: readonly MetChallenge[]
      readonly emits?: readonly Emission[]
    }
  | undefined

/** Changes a child’s record and gives them what it unlocks, each once, in one transaction; a row alone where it unlocks nothing. */
export async function changeRecord(personId: string, at: string, change: Change): Promise<void> {
  await retryOnConflict(async () => {
    const before = await readRecord(personId)
    const changed = change(before)
    if (!changed) return true
    const { emits = [], met = [] } = changed
    const row = recordRow(personId, { ...changed.record, version: before.version + 1 })
    // What came into the lists since is judged as if nothing had been.
    const known = before.judgedBy === DEFINITIONS ? before.counts : {}
    let { titles, badges } = newlyUnlocked(known, changed.record.counts)
    return retryOnConflict(async () => {
      const isGain = titles.length + badges.length + met.length > 0
      if (!isGain && emits.length === 0) return (await putVersioned(row, before.version)) ? 'done' : 'outrun'
      const gain = { titles: [...titles], badges: [...badges], challenges: [...met] }
      const failed = await commit<string>({
        writes: {
          record: putVersion(isGain ? { ...row, ...toldGain(personId, gain) } : row, before.version),
          ...Object.fromEntries([
            ...titles.map(id => [`title ${id}`, putNew(titleRow(personId, id, at))] as const),
            ...badges.map(id => [`badge ${id}`, putNew(badgeRow(personId, id, at))] as const),
          ]),
        },
        emits: isGain ? [...emits, emit(gained, { personId, ...gain }, at)] : emits,
      })
      titles = titles.filter(id => !failed.has(`title ${id}`))
      badges = badges.filter(id => !failed.has(`badge ${id}`))
      return failed.has('record') ? 'outrun' : failed.size === 0 ? 'done' : undefined
    }).then(end => end === 'done' || undefined)
  })
}
