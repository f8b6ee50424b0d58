import { readPerson } from '#functions/identity/accounts/person-store.ts'
import { putSchool } from '#functions/identity/accounts/school-store.ts'
import { classCodeWrites, putExpected, putGroup, putPlace } from '#functions/identity/groups/group-store.ts'
import { memberRow } from '#functions/identity/groups/student-store.ts'
import { pictureWrites } from '#functions/identity/pictures/picture-store.ts'
import { now } from '#functions/platform/clock.ts'
import { commit, emit, put } from '#functions/platform/store/transaction.ts'
import { studentPlaced } from '#shared/identity/events.ts'
import type { Group } from '#shared/identity/group.ts'
import { schoolYearOf } from '#shared/identity/school-year.ts'
// The people come first: what awaits at its top level waits only for what it imports.
import './demo-people.ts'
import { DEMO_SCHOOL, FIRST_GRADE, KINDER, ROSTERS } from './demo-names.ts'
import { ids } from './demo-users.ts'

const { schoolId, schoolName, region } = DEMO_SCHOOL

const schoolYear = schoolYearOf(now())

await commit({ writes: { school: putSchool({ schoolId, schoolName, region, active: true }) } })

const ours = { schoolId, schoolYear, teacherIds: [ids.teacher], active: true }
await open({ ...ours, groupId: KINDER, name: 'Kínder A', grade: 'K', classCode: 'KYNDERPR' }, ids.student)
await open({ ...ours, groupId: FIRST_GRADE, name: 'Primero B', grade: '1' })

type DemoGroup = Omit<Group, 'groupId' | 'students'> & { readonly groupId: keyof typeof ROSTERS }

/** Opens a group with its roster, all in one transaction; one that is open stays as it is. */
async function open(empty: DemoGroup, studentId?: string): Promise<void> {
  const { groupId, grade } = empty
  const names = ROSTERS[groupId]
  const group = { ...empty, students: names.length + (studentId ? 1 : 0) }
  const student = studentId ? await readPerson(studentId) : undefined
  await commit({
    writes: {
      group: putGroup(group, 0),
      place: putPlace(group, region),
      ...classCodeWrites(undefined, group),
      ...(student && {
        member: put(memberRow(groupId, student.account)),
        ...pictureWrites(student.account.personId, ['coqui', 'sol', 'mango']),
      }),
      ...Object.fromEntries(
        names.map((fullName, i) => [
          fullName,
          putExpected(groupId, { rosterId: `${groupId}-${i + 1}`, fullName, grade }),
        ]),
      ),
    },
    emits: studentId
      ? [emit(studentPlaced, { studentId, schoolId, region, groupIds: [groupId], grade }, now())]
      : [],
  })
}
