import { getRow, getRows, put } from '#functions/platform/store/rows.ts'
import { readStudentStanding } from '#functions/platform/store/standings.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { key } from '#functions/platform/table.ts'
import { GroupPolicy, policyOf } from '#shared/reading/group-policy.ts'
import type { Policy } from '#shared/reading/policy.ts'
import { readingTable } from './table.ts'

const Stored = stored(GroupPolicy)
const keyOf = (groupId: string) => key(readingTable, 'policy', { groupId })
const BY_DEFAULT: GroupPolicy = { strictRules: [] }

export const readGroupPolicy = async (groupId: string): Promise<GroupPolicy> =>
  (await getRow(Stored, keyOf(groupId))) ?? BY_DEFAULT

export const keepGroupPolicy = (groupId: string, policy: GroupPolicy): Promise<void> =>
  put({ ...keyOf(groupId), ...policy })

/** How a student's readings are scored: by the groups in which identity last wrote them. */
export async function readPolicy(studentId: string): Promise<Policy> {
  const { groupIds } = (await readStudentStanding(studentId)) ?? { groupIds: [] }
  if (groupIds.length === 0) return policyOf([])
  const policies = await getRows(Stored, groupIds.map(keyOf))
  return policyOf(policies.flatMap(policy => policy ?? []))
}
