import { getRow, getRows, put } from '#functions/platform/store/rows.ts'
import { readStudentStanding } from '#functions/platform/store/standings.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { key } from '#functions/platform/table.ts'
import { StoreHours } from '#shared/coins/store-schema.ts'
import { closedUntil } from './rules/store-hours.ts'
import { coinsTable } from './table.ts'

const Stored = stored(StoreHours)
const keyOf = (groupId: string) => key(coinsTable, 'storeHours', { groupId })

/** Open all day where nobody has closed it. */
export const readStoreHours = async (groupId: string): Promise<StoreHours> =>
  (await getRow(Stored, keyOf(groupId))) ?? {}

export const keepStoreHours = (groupId: string, hours: StoreHours): Promise<void> =>
  put({ ...keyOf(groupId), ...hours })

/** Until when the store is closed for a student, ISO 8601: by the groups in which identity last wrote them. */
export async function readClosedUntil(studentId: string, at: string): Promise<string | undefined> {
  const { groupIds } = (await readStudentStanding(studentId)) ?? { groupIds: [] }
  if (groupIds.length === 0) return undefined
  const hours = await getRows(Stored, groupIds.map(keyOf))
  return closedUntil(
    hours.flatMap(found => found ?? []),
    at,
  )
}
