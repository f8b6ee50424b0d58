import * as z from 'zod/mini'
import { tell } from '#functions/platform/events/tell.ts'
import { getRow, queryRows, type Row } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { BADGES } from '#shared/achievements/badges.ts'
import { equippedChanged } from '#shared/achievements/live.ts'
import { EarnedBadge, Equipped } from '#shared/achievements/schema.ts'
import { TITLES } from '#shared/achievements/titles.ts'
import { achievementsTable } from './table.ts'

const UnlockedTitle = z.object({ titleId: z.string(), unlockedAt: z.string() })
export type UnlockedTitle = z.output<typeof UnlockedTitle>

/** More than there ever were of either. */
const LIMIT = 2 * (TITLES.length + BADGES.length)

export const readTitles = (personId: string): Promise<readonly UnlockedTitle[]> =>
  queryRows(UnlockedTitle, { ...prefix(achievementsTable, 'title', { personId }), limit: LIMIT })

export const hasTitle = async (personId: string, titleId: string): Promise<boolean> =>
  (await getRow(UnlockedTitle, key(achievementsTable, 'title', { personId, titleId }))) !== undefined

export const readBadges = (personId: string): Promise<readonly EarnedBadge[]> =>
  queryRows(stored(EarnedBadge), { ...prefix(achievementsTable, 'badge', { personId }), limit: LIMIT })

const equippedKey = (personId: string) => key(achievementsTable, 'equipped', { personId })

export const readEquipped = async (personId: string): Promise<Equipped> =>
  (await getRow(stored(Equipped), equippedKey(personId))) ?? { version: 0 }

export const equippedRow = (personId: string, equipped: Equipped): Row & { version: number } => ({
  ...equippedKey(personId),
  ...equipped,
  ...tell(personId, equippedChanged),
})
