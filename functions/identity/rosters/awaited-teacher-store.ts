import * as z from 'zod/mini'
import { identityTable } from '#functions/identity/table.ts'
import { getRow, queryRows } from '#functions/platform/store/rows.ts'
import { putVersion, type Write } from '#functions/platform/store/transaction.ts'
import { key, prefix } from '#functions/platform/table.ts'

/** A teacher of an imported roster who has no account yet, with the groups that wait. */
const AwaitedTeacher = z.object({
  rosterId: z.string(),
  fullName: z.string(),
  groupIds: z.array(z.string()),
  version: z.int(),
})
export type AwaitedTeacher = z.output<typeof AwaitedTeacher>

const awaitedKey = (schoolId: string, rosterId: string) =>
  key(identityTable, 'awaitedTeacher', { schoolId, rosterId })

export const readAwaited = (schoolId: string, rosterId: string): Promise<AwaitedTeacher | undefined> =>
  getRow(AwaitedTeacher, awaitedKey(schoolId, rosterId))

const MOST_TEACHERS = 200

/** The teachers of a school for whom groups wait, by name. */
export async function listAwaited(schoolId: string): Promise<readonly AwaitedTeacher[]> {
  const ofSchool = prefix(identityTable, 'awaitedTeacher', { schoolId })
  const all = await queryRows(AwaitedTeacher, { ...ofSchool, limit: MOST_TEACHERS })
  return all
    .filter(({ groupIds }) => groupIds.length > 0)
    .toSorted((a, b) => a.fullName.localeCompare(b.fullName, 'es'))
}

export const putAwaited = (schoolId: string, teacher: Omit<AwaitedTeacher, 'version'>, read: number): Write =>
  putVersion({ ...awaitedKey(schoolId, teacher.rosterId), ...teacher, version: read + 1 }, read)
