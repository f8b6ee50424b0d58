import * as z from 'zod/mini'
import { getRow, getRows, getStandings, put } from '#functions/platform/store/rows.ts'
import { key } from '#functions/platform/table.ts'
import { StudentStanding, studentStandingKey } from '#shared/kernel/standing.ts'
import { GroupPolicy, policyOf } from '#shared/reading/group-policy.ts'
import type { Policy } from '#shared/reading/policy.ts'
import { readingTable } from './table.ts'

const Stored = z.object(GroupPolicy.shape)
const keyOf = (groupId: string) => key(readingTable, 'policy', { groupId })
const BY_DEFAULT: GroupPolicy = { strictRules: [] }

export const readGroupPolicy = async (groupId: string): Promise<GroupPolicy> =>
  (await getRow(Stored, keyOf(groupId))) ?? BY_DEFAULT

export const keepGroupPolicy = (groupId: string, policy: GroupPolicy): Promise<void> =>
  put({ ...keyOf(groupId), ...policy })

const Standing = z.object({ standing: StudentStanding })

/** How a student's readings are scored: by the groups in which identity last wrote them. */
export async function readPolicy(studentId: string): Promise<Policy> {
  const [row] = await getStandings([studentStandingKey(studentId)])
  const { groupIds } = row ? Standing.parse(row).standing : { groupIds: [] }
  if (groupIds.length === 0) return policyOf([])
  const policies = await getRows(Stored, groupIds.map(keyOf))
  return policyOf(policies.flatMap(policy => policy ?? []))
}
