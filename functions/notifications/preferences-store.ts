import * as z from 'zod/mini'
import { tell } from '#functions/platform/events/tell.ts'
import { getRow, getRows, put } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { key } from '#functions/platform/table.ts'
import { preferencesChanged } from '#shared/notifications/live.ts'
import { NO_PREFERENCES, Preferences } from '#shared/notifications/preferences.ts'
import { notificationsTable } from './table.ts'

const Stored = stored(Preferences)
const rowKey = (personId: string) => key(notificationsTable, 'preferences', { personId })

export const readPreferences = async (personId: string): Promise<Preferences> =>
  (await getRow(Stored, rowKey(personId))) ?? NO_PREFERENCES

/** Of each of these people, in their order. */
export const readAllPreferences = async (personIds: readonly string[]): Promise<readonly Preferences[]> =>
  (await getRows(Stored, personIds.map(rowKey))).map(found => found ?? NO_PREFERENCES)

/** A row that says nothing readable says so, and hides nobody else's. */
const Readable = z.union([
  Stored,
  z.pipe(
    z.unknown(),
    z.transform(() => 'unreadable' as const),
  ),
])

/** What each of these people wants, by their id; `unreadable` where their row says nothing. */
export async function readWishes(
  personIds: readonly string[],
): Promise<ReadonlyMap<string, Preferences | 'unreadable'>> {
  const found = await getRows(Readable, personIds.map(rowKey))
  return new Map(personIds.map((personId, i) => [personId, found[i] ?? NO_PREFERENCES]))
}

export const keepPreferences = (personId: string, preferences: Preferences): Promise<void> =>
  put({ ...rowKey(personId), ...preferences, ...tell(personId, preferencesChanged) })
