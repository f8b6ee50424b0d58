import { forgetUserOfChild } from '#functions/identity/pictures/pre-reader-user.ts'
import { rosterAgain } from '#functions/identity/rosters/again.ts'
import { resized } from '#functions/identity/rules/group.ts'
import { placed } from '#functions/identity/rules/student.ts'
import { command } from '#functions/platform/http/command.ts'
import { emit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { standingAudited } from '#shared/identity/events.ts'
import { removeFromGroup } from '#shared/identity/group-routes.ts'
import { putGroup, readRoster, removeExpected } from './group-store.ts'
import { readStudent, studentEmissions, studentWrites } from './student-store.ts'

export const handler = command(
  removeFromGroup,
  async ({ actor, path, at, refuse, commit }) => {
    const { groupId, studentId } = path
    const audited = { deed: 'groupChanged', actorId: actor.personId } as const
    return retryOnConflict(async () => {
      const found = await readRoster(groupId)
      if (!found) return refuse('kernel.notFound')
      const { roster, version } = found
      const group = resized(roster.group, -1)
      const reply = {
        group,
        students: roster.students.filter(student => student.studentId !== studentId),
        expected: roster.expected.filter(({ rosterId }) => rosterId !== studentId),
      }

      if (reply.students.length < roster.students.length) {
        const before = await readStudent(studentId)
        if (!before) return refuse('identity.unknownChild')
        const now = placed(before, { groupIds: before.student.groupIds.filter(id => id !== groupId) })
        const failed = await commit({
          reply,
          writes: { group: putGroup(group, version), ...studentWrites(now, before) },
          emits: studentEmissions(now, { ...audited, groupId }, at),
        })
        return failed.size === 0 ? reply : undefined
      }

      if (reply.expected.length === roster.expected.length) {
        await forgetUserOfChild(studentId)
        return refuse('identity.unknownChild')
      }
      const { schoolId } = group
      const failed = await commit({
        reply,
        writes: { group: putGroup(group, version), child: removeExpected(groupId, studentId) },
        emits: [emit(standingAudited, { ...audited, subjectId: groupId, schoolId }, at)],
      })
      if (failed.size > 0) return undefined
      await forgetUserOfChild(studentId)
      return reply
    })
  },
  rosterAgain,
)
