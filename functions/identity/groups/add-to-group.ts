import { rosterAgain } from '#functions/identity/rosters/again.ts'
import { belongingTo, leftBy } from '#functions/identity/rules/belonging.ts'
import { managesSchool, resized } from '#functions/identity/rules/group.ts'
import { learnsAt, placed, shownStudent } from '#functions/identity/rules/student.ts'
import { newId } from '#functions/platform/clock.ts'
import { command } from '#functions/platform/http/command.ts'
import { emit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { standingAudited } from '#shared/identity/events.ts'
import { addToGroup } from '#shared/identity/group-routes.ts'
import { schoolYearOf } from '#shared/identity/school-year.ts'
import { inOrder, putExpected, putGroup, readGroup, readRoster } from './group-store.ts'
import { placingEmissions } from './placing.ts'
import { readStudent, studentEmissions, studentWrites } from './student-store.ts'

/** A child of somebody else's group is the school's to move or share: a teacher asks, and learns nothing here. */
export const handler = command(
  addToGroup,
  async ({ actor, standing, path: { groupId }, body, at, refuse, commit }) => {
    const rosterId = newId()
    const actorId = actor.personId
    const audited = { deed: 'groupChanged', actorId } as const
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
        const manages = managesSchool(standing, schoolId)
        const theirs = (await Promise.all(groupIds.map(readGroup))).filter(one => one !== undefined)
        const groups = theirs.map(({ group }) => group)
        const year = schoolYearOf(at)
        const whose = belongingTo(standing, groups, year)
        if (whose === 'another' && !manages) return refuse('kernel.notFound')
        if (!group) return refuse('identity.groupFull')

        const mayTakeFrom = (id: string) => manages || standing.groupIds.includes(id)
        const left = body.moves ? leftBy(mayTakeFrom, groups, year) : []
        const now = placed(before, { groupIds: [...groupIds.filter(id => !left.includes(id)), groupId] })
        const student = shownStudent(now.account, now.student)
        const reply = inOrder({ ...roster, group, students: [...roster.students, student] })
        const leaving = theirs.filter(({ group }) => left.includes(group.groupId))
        const failed = await commit<string>({
          reply,
          writes: {
            group: putGroup(group, version),
            ...studentWrites(now, before),
            ...Object.fromEntries(
              leaving.map(one => [
                `without ${one.group.groupId}`,
                putGroup(resized(one.group, -1), one.version),
              ]),
            ),
          },
          emits:
            whose === 'free'
              ? studentEmissions(now, { ...audited, groupId }, at)
              : placingEmissions(now, { actorId, group, moves: left.length > 0 }, at),
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
