import { endSessions } from '#functions/identity/accounts/session-store.ts'
import { readGroup } from '#functions/identity/groups/group-store.ts'
import { studentAgain } from '#functions/identity/groups/student-again.ts'
import { readStudent, studentWrites } from '#functions/identity/groups/student-store.ts'
import { onlyLearns, shownStudent } from '#functions/identity/rules/student.ts'
import { command } from '#functions/platform/http/command.ts'
import { emit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { standingAudited } from '#shared/identity/events.ts'
import { setPictures } from '#shared/identity/group-routes.ts'
import { pictureWrites } from './picture-store.ts'

export const handler = command(
  setPictures,
  ({ actor, path: { studentId }, body, at, refuse, commit }) =>
    retryOnConflict(async () => {
      const before = await readStudent(studentId)
      if (!before) return refuse('kernel.notFound')
      const { groupIds, schoolId, region } = before.student
      const groups = await Promise.all(groupIds.map(readGroup))
      if (!onlyLearns(before.standing) || !groups.some(found => found?.group.classCode))
        return refuse('identity.picturesOff')
      const now = {
        ...before,
        account: { ...before.account, hasPictures: true },
        standing: { ...before.standing, picturesSince: at },
      }
      const audited = {
        deed: 'picturesSet',
        actorId: actor.personId,
        subjectId: studentId,
        schoolId,
        region,
      } as const
      const reply = shownStudent(now.account, now.student)
      await endSessions(studentId, at, ({ kind }) => kind === 'pictures')
      const failed = await commit<string>({
        reply,
        writes: { ...studentWrites(now), ...pictureWrites(studentId, body.pictures) },
        emits: [emit(standingAudited, audited, at)],
      })
      return failed.size === 0 ? reply : undefined
    }),
  studentAgain,
)
