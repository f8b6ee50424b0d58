import { readPerson, readStudentRow } from '#functions/identity/accounts/person-store.ts'
import { readGroup } from '#functions/identity/groups/group-store.ts'
import { commit, emit } from '#functions/platform/store/transaction.ts'
import { familyLinked } from '#shared/identity/events.ts'
import { noteTold } from './family-store.ts'

/** Tells a child's teachers, and the families there are, that somebody was linked to the child: once a link. */
export async function tellOfLink(studentId: string, personId: string, at: string): Promise<void> {
  const [child, student] = await Promise.all([readPerson(studentId), readStudentRow(studentId)])
  if (!child || !student) return
  const { groupIds, familyIds } = student.standing
  const groups = (await Promise.all(groupIds.map(readGroup))).flatMap(found => (found ? [found.group] : []))
  const around = [...groups.flatMap(({ teacherIds }) => teacherIds), ...familyIds]
  const tellIds = [...new Set(around)].filter(id => id !== personId)
  const place = groups[0]?.name ?? child.account.schoolName
  if (tellIds.length === 0 || !place) return
  await commit({
    writes: { told: noteTold(studentId, personId, at) },
    emits: [emit(familyLinked, { studentId, personId, tellIds, place }, at)],
  })
}
