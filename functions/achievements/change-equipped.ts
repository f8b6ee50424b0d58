import { commit, emit, putVersion, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { titleEquipped } from '#shared/achievements/events.ts'
import type { Equipped } from '#shared/achievements/schema.ts'
import { equippedRow, readEquipped } from './titles-store.ts'

/** Equips what `choose` makes of the title that is equipped now, and tells of it where that is another. */
export const changeEquipped = (
  personId: string,
  at: string,
  choose: (equipped: string | undefined) => string | undefined,
): Promise<Equipped> =>
  retryOnConflict(async () => {
    const before = await readEquipped(personId)
    const titleId = choose(before.titleId)
    if (titleId === before.titleId) return before
    const equipped = { ...(titleId && { titleId }), version: before.version + 1 }
    const failed = await commit({
      writes: { equipped: putVersion(equippedRow(personId, equipped), before.version) },
      emits: [emit(titleEquipped, { personId, ...equipped }, at)],
    })
    return failed.size === 0 ? equipped : undefined
  })
