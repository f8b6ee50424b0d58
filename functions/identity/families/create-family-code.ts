import { readPerson, readStudentRow } from '#functions/identity/accounts/person-store.ts'
import { makeCode, replaceCode, shownOnce } from '#functions/identity/codes/access-code-store.ts'
import { http } from '#functions/platform/http/http.ts'
import { commit, emit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { standingAudited } from '#shared/identity/events.ts'
import { createFamilyCode } from '#shared/identity/family-routes.ts'
import { placeAt } from '#shared/kernel/place.ts'

/** Not a command, for its answer must not be stored; sent again it ends the code that it made before. */
export const handler = http(createFamilyCode, async ({ actor, path: { studentId }, at, refuse }) => {
  const [child, student] = await Promise.all([readPerson(studentId), readStudentRow(studentId)])
  if (!child || !student) return refuse('kernel.notFound')
  const { schoolId, region } = student.standing
  const { fullName, schoolName } = child.account
  const audited = { deed: 'codesCreated', actorId: actor.personId, subjectId: studentId } as const
  return retryOnConflict(async () => {
    const made = makeCode(
      {
        role: 'family',
        childId: studentId,
        forName: fullName,
        schoolId,
        region,
        ...(schoolId && { schoolName }),
      },
      schoolId ? placeAt('school', schoolId) : 'island',
      actor.personId,
      at,
    )
    const failed = await commit({
      writes: await replaceCode(studentId, made.code),
      emits: [emit(standingAudited, { ...audited, role: 'family', schoolId, region }, at)],
    })
    return failed.size === 0 ? shownOnce(made) : undefined
  })
})
