import * as z from 'zod/mini'
import { getRow, getRows } from '#functions/platform/store/rows.ts'
import { readStudentStanding } from '#functions/platform/store/standings.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { commit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'
import { Grade } from '#shared/kernel/school.ts'
import { DEFAULT_GROUP_POLICY, GroupPolicy, policyOf } from '#shared/reading/group-policy.ts'
import { Grades } from '#shared/reading/library.ts'
import { Insertions, type Policy } from '#shared/reading/policy.ts'
import { afterChange, type Lately } from './rules/lately.ts'
import { readingTable } from './table.ts'

/** A row that was written before a rule was there has it as it was for all. */
const Stored = z.extend(stored(GroupPolicy), {
  insertions: z._default(Insertions, DEFAULT_GROUP_POLICY.insertions),
  openGrades: z._default(Grades, []),
  lately: z._default(z.array(Grade), []),
  until: z._default(z.string(), ''),
  version: z._default(z.int(), 0),
})
type Stored = z.output<typeof Stored>
const keyOf = (groupId: string) => key(readingTable, 'policy', { groupId })

const openingOf = ({ openGrades, lately, until }: Stored): Lately => ({ grades: openGrades, lately, until })

export async function readGroupPolicy(groupId: string): Promise<GroupPolicy> {
  const row = await getRow(Stored, keyOf(groupId))
  if (!row) return DEFAULT_GROUP_POLICY
  const { strictRules, insertions, openGrades } = row
  return { strictRules, insertions, openGrades }
}

/** Sets a group's rules: of two that are set at once the later holds whole. */
export async function keepGroupPolicy(groupId: string, policy: GroupPolicy, at: string): Promise<void> {
  await retryOnConflict(async () => {
    const before = await getRow(Stored, keyOf(groupId))
    const read = before?.version ?? 0
    const { lately, until } = afterChange(before && openingOf(before), policy.openGrades, at)
    const row = { ...keyOf(groupId), ...policy, lately, until, version: read + 1 }
    const condition = read === 0 ? 'attribute_not_exists(version)' : 'version = :read'
    const failed = await commit({
      writes: { policy: { row, condition, ...(read > 0 && { values: { ':read': read } }) } },
    })
    return failed.size === 0 || undefined
  })
}

/** How a student's readings are scored, and what is opened to them, by the groups in which identity last wrote them. */
export async function readPolicies(
  studentId: string,
): Promise<{ readonly policy: Policy; readonly openings: readonly Lately[] }> {
  const { groupIds } = (await readStudentStanding(studentId)) ?? { groupIds: [] }
  const rows = groupIds.length === 0 ? [] : await getRows(Stored, groupIds.map(keyOf))
  const policies = rows.flatMap(row => row ?? [])
  return { policy: policyOf(policies), openings: policies.map(openingOf) }
}
