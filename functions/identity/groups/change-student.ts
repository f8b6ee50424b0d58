import { readSchool } from '#functions/identity/accounts/school-store.ts'
import { resized } from '#functions/identity/rules/group.ts'
import { atSchool, onlyLearns, shownStudent } from '#functions/identity/rules/student.ts'
import { command } from '#functions/platform/http/command.ts'
import { retryOnConflict } from '#functions/platform/store/transaction.ts'
import { changeStudent } from '#shared/identity/routes.ts'
import { reachesStudent } from '#shared/kernel/standing.ts'
import { putGroup, readGroup } from './group-store.ts'
import { studentAgain } from './student-again.ts'
import { readStudent, studentEmissions, studentWrites } from './student-store.ts'

export const handler = command(
  changeStudent,
  ({ actor, standing, path, body, at, refuse, commit }) =>
    retryOnConflict(async () => {
      const before = await readStudent(path.studentId)
      if (!before) return refuse('kernel.notFound')
      const account = {
        ...before.account,
        ...(body.fullName && { fullName: body.fullName }),
        ...(body.grade && { grade: body.grade }),
      }
      let now = { ...before, account }
      let left: Awaited<ReturnType<typeof readGroups>> = []
      if (body.schoolId && body.schoolId !== before.student.schoolId) {
        if (!reachesStudent(standing, before.student, ['director', 'admin']))
          return refuse('identity.onlyDirectors')
        const school = await readSchool(body.schoolId)
        if (!school) return refuse('identity.unknownSchool')
        if (!onlyLearns(before.standing)) return refuse('kernel.conflict')
        now = atSchool(now, school, [])
        left = await readGroups(before.student.groupIds)
      }
      const reply = shownStudent(now.account, now.student)
      const failed = await commit<string>({
        reply,
        writes: {
          ...studentWrites(now, before),
          ...Object.fromEntries(
            left.map(({ group, version }) => [
              `group ${group.groupId}`,
              putGroup(resized(group, -1), version),
            ]),
          ),
        },
        emits: studentEmissions(
          now,
          { deed: 'studentChanged', actorId: actor.personId, reason: body.reason, note: body.note },
          at,
        ),
      })
      return failed.size === 0 ? reply : undefined
    }),
  studentAgain,
)

const readGroups = async (groupIds: readonly string[]) =>
  (await Promise.all(groupIds.map(readGroup))).filter(found => found !== undefined)
