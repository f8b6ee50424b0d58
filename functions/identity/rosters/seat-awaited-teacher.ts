import { putGroup, readGroup } from '#functions/identity/groups/group-store.ts'
import { readTeachers, teacherEmissions, teacherWrites } from '#functions/identity/groups/teacher-store.ts'
import { teachesAt } from '#functions/identity/rules/group.ts'
import { subscriber } from '#functions/platform/events/subscriber.ts'
import { commit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { standingChanged } from '#shared/identity/events.ts'
import { type AwaitedTeacher, putAwaited, readAwaited } from './awaited-teacher-store.ts'
import { rosteredLines } from './claims.ts'

/** Gives whoever used the code of an awaited teacher the groups that waited, as all is stored now: order does not matter. */
export const handler = subscriber(standingChanged, async ({ at, body: { personId } }) => {
  for (const { rosterId, schoolId } of await rosteredLines(personId)) {
    const awaited = schoolId ? await readAwaited(schoolId, rosterId) : undefined
    if (!schoolId || !awaited || awaited.groupIds.length === 0) continue
    for (const groupId of awaited.groupIds) await seat(personId, groupId, at)
    await seated(schoolId, awaited)
  }
})

const seat = (personId: string, groupId: string, at: string): Promise<true> =>
  retryOnConflict(async () => {
    const [found, teachers] = await Promise.all([readGroup(groupId), readTeachers([personId])])
    if (!found || !teachesAt(teachers[0]?.standing, found.group.schoolId)) return true
    if (found.group.teacherIds.includes(personId)) return true
    const group = { ...found.group, teacherIds: [...found.group.teacherIds, personId] }
    const failed = await commit<string>({
      writes: { group: putGroup(group, found.version), ...teacherWrites(teachers, group) },
      emits: teacherEmissions(teachers, group, at),
    })
    return failed.size === 0 || undefined
  })

/** Groups that came to wait meanwhile are left for the event that follows. */
async function seated(schoolId: string, { version, ...teacher }: AwaitedTeacher): Promise<void> {
  await commit({ writes: { teacher: putAwaited(schoolId, { ...teacher, groupIds: [] }, version) } })
}
