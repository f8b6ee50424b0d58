import { readStudent, studentWrites } from '#functions/identity/groups/student-store.ts'
import { shownProfile } from '#functions/identity/rules/account.ts'
import { onlyLearns } from '#functions/identity/rules/student.ts'
import { http } from '#functions/platform/http/http.ts'
import { commit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { changeProfile } from '#shared/identity/routes.ts'
import { personWrites, readPerson } from './person-store.ts'

export const handler = http(changeProfile, ({ actor, body, refuse }) =>
  retryOnConflict(async () => {
    const student = await readStudent(actor.personId)
    const before = student ?? (await readPerson(actor.personId))
    if (!before) return refuse('kernel.notFound')
    // Their school keeps a student's name: staff know by it who read.
    if (body.fullName && onlyLearns(before.standing)) return refuse('kernel.notAllowed')
    const account = {
      ...before.account,
      ...(body.fullName && { fullName: body.fullName }),
      ...(body.language && { language: body.language }),
    }
    const failed = await commit({
      writes: student ? studentWrites({ ...student, account }) : personWrites({ ...before, account }),
    })
    return failed.size === 0 ? shownProfile(account, before.standing) : undefined
  }),
)
