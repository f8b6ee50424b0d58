import * as z from 'zod/mini'
import { put, queryRows } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { GroupGlance } from '#shared/progress/group-glance.ts'
import { progressTable } from './table.ts'

const Row = stored(GroupGlance, { schoolId: z.string() })

/** Keeps what a group amounts to; whoever counts later holds. */
export const keepGlance = (schoolId: string, glance: GroupGlance): Promise<void> =>
  put({ ...key(progressTable, 'glance', { schoolId, groupId: glance.groupId }), ...glance, schoolId })

/** More groups than a school ever had. */
const MOST_GROUPS = 1000

/** The groups of a school: one query, however long their children have read. */
export async function readGlances(schoolId: string): Promise<readonly GroupGlance[]> {
  const rows = await queryRows(Row, { ...prefix(progressTable, 'glance', { schoolId }), limit: MOST_GROUPS })
  return rows.map(({ schoolId: _, ...glance }) => glance)
}
