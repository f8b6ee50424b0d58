import { readSchool } from '#functions/identity/accounts/school-store.ts'
import { resized } from '#functions/identity/rules/group.ts'
import { atSchool, shownStudent, waitsFor } from '#functions/identity/rules/student.ts'
import { command } from '#functions/platform/http/command.ts'
import { retryOnConflict } from '#functions/platform/store/transaction.ts'
import { confirmStudent } from '#shared/identity/routes.ts'
import { placeAt } from '#shared/kernel/place.ts'
import { reachesPlace } from '#shared/kernel/standing.ts'
import { putGroup, readGroup } from './group-store.ts'
import { studentAgain } from './student-again.ts'
import { readStudent, studentEmissions, studentWrites } from './student-store.ts'

/** A teacher confirms into a group of their own, a director into any of the school's. */
export const handler = command(
  confirmStudent,
  async ({ actor, standing, path, body, at, refuse, commit }) => {
    const { schoolId, studentId } = path
    const { groupId } = body
    return retryOnConflict(async () => {
      const [before, found, school] = await Promise.all([
        readStudent(studentId),
        readGroup(groupId),
        readSchool(schoolId),
      ])
      const place = { place: placeAt('group', groupId), schoolId }
      const reached = reachesPlace(standing, place, confirmStudent.may.roles)
      if (!found?.group.active || found.group.schoolId !== schoolId || !reached)
        return refuse('identity.unknownGroup')
      if (!before || !school || !waitsFor(before, schoolId)) return refuse('identity.notWaiting')
      const group = resized(found.group, 1)
      if (!group) return refuse('identity.groupFull')
      const now = atSchool(before, school, [groupId])
      const reply = shownStudent(now.account, now.student)
      const failed = await commit({
        reply,
        writes: { group: putGroup(group, found.version), ...studentWrites(now) },
        emits: studentEmissions(now, { deed: 'studentConfirmed', actorId: actor.personId, groupId }, at),
      })
      return failed.size === 0 ? reply : undefined
    })
  },
  studentAgain,
)
