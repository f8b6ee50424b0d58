import { tell } from '#functions/platform/events/tell.ts'
import { getRow, putVersioned, type Row } from '#functions/platform/store/rows.ts'
import {
  commit,
  type Emission,
  putNew,
  putVersion,
  retryOnConflict,
  type Write,
} from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'
import { badgeGained, titleGained } from '#shared/achievements/live.ts'
import { NOTHING_YET, Record } from './rules/record.ts'
import { DEFINITIONS, newlyUnlocked } from './rules/unlocks.ts'
import { achievementsTable } from './table.ts'

const recordKey = (personId: string) => key(achievementsTable, 'record', { personId })

export const readRecord = async (personId: string): Promise<Record> =>
  (await getRow(Record, recordKey(personId))) ?? NOTHING_YET

export const titleRow = (personId: string, titleId: string, unlockedAt: string): Row => ({
  ...key(achievementsTable, 'title', { personId, titleId }),
  titleId,
  unlockedAt,
  ...tell(personId, titleGained),
})

const badgeRow = (personId: string, badgeId: string, earnedAt: string): Row => ({
  ...key(achievementsTable, 'badge', { personId, badgeId }),
  badgeId,
  earnedAt,
  ...tell(personId, badgeGained),
})

/** Something that somebody gains, and its row. */
interface Gain {
  readonly name: string
  readonly write: Write
}

/** What a change makes of a record, and what else is told of it; undefined where it makes nothing. */
export type Change = (
  record: Record,
) => { readonly record: Record; readonly emits?: readonly Emission[] } | undefined

/** Changes a child’s record and gives them what it unlocks, each once, in one transaction; a row alone where it unlocks nothing. */
export async function changeRecord(personId: string, at: string, change: Change): Promise<void> {
  await retryOnConflict(async () => {
    const before = await readRecord(personId)
    const changed = change(before)
    if (!changed) return true
    const { emits = [] } = changed
    const row = {
      ...recordKey(personId),
      ...changed.record,
      judgedBy: DEFINITIONS,
      version: before.version + 1,
    }
    // What came into the lists since is judged as if nothing had been.
    const known = before.judgedBy === DEFINITIONS ? before.counts : {}
    let gains = gainsOf(personId, at, newlyUnlocked(known, changed.record.counts))
    if (gains.length === 0 && emits.length === 0)
      return (await putVersioned(row, before.version)) || undefined
    return retryOnConflict(async () => {
      const failed = await commit<string>({
        writes: {
          record: putVersion(row, before.version),
          ...Object.fromEntries(gains.map(({ name, write }) => [name, write])),
        },
        emits,
      })
      gains = gains.filter(({ name }) => !failed.has(name))
      return failed.has('record') ? 'outrun' : failed.size === 0 ? 'done' : undefined
    }).then(end => end === 'done' || undefined)
  })
}

const gainsOf = (
  personId: string,
  at: string,
  { titles, badges }: ReturnType<typeof newlyUnlocked>,
): readonly Gain[] => [
  ...titles.map(titleId => ({
    name: `title ${titleId}`,
    write: putNew(titleRow(personId, titleId, at)),
  })),
  ...badges.map(badgeId => ({
    name: `badge ${badgeId}`,
    write: putNew(badgeRow(personId, badgeId, at)),
  })),
]
