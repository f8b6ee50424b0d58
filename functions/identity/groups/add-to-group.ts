import { rosterAgain } from '#functions/identity/rosters/again.ts'
import { resized } from '#functions/identity/rules/group.ts'
import { learnsAt, placed, shownStudent } from '#functions/identity/rules/student.ts'
import { newId } from '#functions/platform/clock.ts'
import { command } from '#functions/platform/http/command.ts'
import { emit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { standingAudited } from '#shared/identity/events.ts'
import { addToGroup } from '#shared/identity/group-routes.ts'
import { inOrder, putExpected, putGroup, readRoster } from './group-store.ts'
import { readStudent, studentEmissions, studentWrites } from './student-store.ts'

export const handler = command(
  addToGroup,
  async ({ actor, path: { groupId }, body, at, refuse, commit }) => {
    const rosterId = newId()
    const audited = { deed: 'groupChanged', actorId: actor.personId } as const
    return retryOnConflict(async () => {
      const found = await readRoster(groupId)
      if (!found) return refuse('kernel.notFound')
      const { roster, version } = found
      const { schoolId } = roster.group
      const group = resized(roster.group, 1)

      if ('studentId' in body) {
        const before = await readStudent(body.studentId)
        if (!before || !learnsAt(before, schoolId)) return refuse('identity.unknownChild')
        const { groupIds } = before.student
        if (groupIds.includes(groupId)) return roster
        if (!group) return refuse('identity.groupFull')
        const now = placed(before, { groupIds: [...groupIds, groupId] })
        const student = shownStudent(now.account, now.student)
        const reply = inOrder({ ...roster, group, students: [...roster.students, student] })
        const failed = await commit({
          reply,
          writes: { group: putGroup(group, version), ...studentWrites(now) },
          emits: studentEmissions(now, { ...audited, groupId }, at),
        })
        return failed.size === 0 ? reply : undefined
      }

      if (!group) return refuse('identity.groupFull')
      const child = { ...body, rosterId }
      const reply = inOrder({ ...roster, group, expected: [...roster.expected, child] })
      const failed = await commit({
        reply,
        writes: { group: putGroup(group, version), child: putExpected(groupId, child) },
        emits: [emit(standingAudited, { ...audited, subjectId: groupId, schoolId }, at)],
      })
      return failed.size === 0 ? reply : undefined
    })
  },
  rosterAgain,
)
