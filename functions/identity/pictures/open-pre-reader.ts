import { openingWrites } from '#functions/identity/accounts/person-store.ts'
import { readSchool } from '#functions/identity/accounts/school-store.ts'
import { readChild, readGroup } from '#functions/identity/groups/group-store.ts'
import { membershipWrites } from '#functions/identity/groups/membership.ts'
import { readStudent, studentEmissions } from '#functions/identity/groups/student-store.ts'
import { newPerson, newStudent } from '#functions/identity/rules/grant.ts'
import { shownStudent } from '#functions/identity/rules/student.ts'
import { command } from '#functions/platform/http/command.ts'
import { openPreReader } from '#shared/identity/group-routes.ts'
import type { PersonStanding } from '#shared/kernel/standing.ts'
import { pictureWrites } from './picture-store.ts'
import { findUserOfChild, forgetUserOfChild, userOfChild } from './pre-reader-user.ts'

/**
 * The pool and the table share no transaction: first the user, who can do nothing without a standing, then all else at
 * once. Killed in between, the next try finds the same user; once the child is on the roster no more, it is deleted.
 */
export const handler = command(
  openPreReader,
  async ({ actor, path, body, at, refuse, commit }) => {
    const { groupId, rosterId } = path
    const [found, child] = await Promise.all([readGroup(groupId), readChild(groupId, rosterId)])
    const school = found && (await readSchool(found.group.schoolId))
    if (!school) return refuse('kernel.notFound')
    if (!found.group.classCode) return refuse('identity.picturesOff')
    if (!child) {
      await forgetUserOfChild(rosterId)
      return refuse('identity.unknownChild')
    }

    const personId = await userOfChild(rosterId)
    const { fullName, grade = found.group.grade } = child
    const { schoolId, region, schoolName } = school
    const account = { personId, fullName, grade, schoolName, hasPictures: true }
    const where = { schoolId, region, groupIds: [groupId] }
    const person: PersonStanding = {
      ...newPerson(personId),
      roles: ['student'],
      ...where,
      picturesSince: at,
    }
    const student = { ...newStudent(personId), ...where }
    const reply = shownStudent(account, student)
    const failed = await commit<string>({
      reply,
      writes: {
        ...openingWrites(account, person, student, at),
        ...membershipWrites(account, [], [groupId], { groupId, rosterId }),
        ...pictureWrites(personId, body.pictures),
      },
      emits: studentEmissions(
        { account, student },
        { deed: 'accountOpened', actorId: actor.personId, groupId },
        at,
      ),
    })
    if (failed.size === 0) return reply
    // Somebody was as quick and opened it, or took the child off the roster.
    await forgetUserOfChild(rosterId)
    return refuse('identity.unknownChild')
  },
  async ({ path, refuse }) => {
    const personId = await findUserOfChild(path.rosterId)
    const found = personId ? await readStudent(personId) : undefined
    return found ? shownStudent(found.account, found.student) : refuse('identity.unknownChild')
  },
)
