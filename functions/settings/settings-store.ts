import { getRow, put } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { key } from '#functions/platform/table.ts'
import { Settings } from '#shared/settings/schema.ts'
import { settingsTable } from './table.ts'

const Stored = stored(Settings)
const rowKey = (personId: string) => key(settingsTable, 'settings', { personId })

/** Nothing, where nothing was chosen. */
export const readSettings = async (personId: string): Promise<Settings> =>
  (await getRow(Stored, rowKey(personId))) ?? {}

export const keepSettings = (personId: string, settings: Settings): Promise<void> =>
  put({ ...rowKey(personId), ...settings })
