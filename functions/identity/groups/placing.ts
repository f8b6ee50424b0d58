import type { StudentRecord } from '#functions/identity/rules/student.ts'
import { type Emission, emit } from '#functions/platform/store/transaction.ts'
import { childPlaced } from '#shared/identity/events.ts'
import type { Group } from '#shared/identity/group.ts'
import { studentEmissions } from './student-store.ts'

interface Placing {
  readonly actorId: string
  /** The group that the child is in now. */
  readonly group: Pick<Group, 'groupId' | 'name'>
  /** Whether they left another for it. */
  readonly moves: boolean
}

/** What is told when a child who has a group gets another, beside or instead of it: also to each of their family. */
export const placingEmissions = (
  now: Pick<StudentRecord, 'student' | 'account'>,
  { actorId, group: { groupId, name: groupName }, moves }: Placing,
  at: string,
): readonly Emission[] => [
  ...studentEmissions(now, { deed: moves ? 'childMoved' : 'childShared', actorId, groupId }, at),
  ...now.student.familyIds.map(familyId =>
    emit(childPlaced, { familyId, studentId: now.student.studentId, groupId, groupName }, at),
  ),
]
