import { randomUUID } from 'node:crypto'
import { key } from '#functions/platform/table.ts'
import { progressTable } from '#functions/progress/table.ts'
import { schoolDay, weekOf } from '#shared/kernel/school-day.ts'
import type { StudentStanding } from '#shared/kernel/standing.ts'
import type { ChildSummary } from '#shared/progress/summary.ts'
import { childSummary, languageSummary } from '#tests/support/child-summary.ts'
import { operator } from './member.ts'

/** A child of some groups who read, as it was counted; gives their id. */
export async function counted(
  where: Omit<StudentStanding, 'studentId' | 'familyIds'>,
  rest: Partial<ChildSummary> = {},
): Promise<string> {
  const studentId = randomUUID()
  await operator.setStudent({ studentId, familyIds: [], ...where })
  const today = schoolDay(new Date().toISOString())
  const read = languageSummary({ accuracy: 0.93, latest: [0.93, 0.94, 0.92] })
  const summary = childSummary({
    lastSeenOn: today,
    week: weekOf(today),
    languages: { 'es-PR': read },
    ...rest,
    studentId,
  })
  const table = await operator.tableOf('progress')
  for (const groupId of where.groupIds)
    await operator.put(table, {
      ...key(progressTable, 'summary', { studentId, groupId }),
      ...summary,
      groupId,
    })
  return studentId
}
