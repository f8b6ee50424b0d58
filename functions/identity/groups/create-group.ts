import { readSchool } from '#functions/identity/accounts/school-store.ts'
import { teachesAt } from '#functions/identity/rules/group.ts'
import { newId } from '#functions/platform/clock.ts'
import { command } from '#functions/platform/http/command.ts'
import { emit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { standingAudited } from '#shared/identity/events.ts'
import type { Group } from '#shared/identity/group.ts'
import { createGroup } from '#shared/identity/group-routes.ts'
import { putGroup, putPlace } from './group-store.ts'
import { readTeachers, teacherEmissions, teacherWrites } from './teacher-store.ts'

export const handler = command(createGroup, async ({ actor, path, body, at, refuse, commit }) => {
  const school = await readSchool(path.schoolId)
  if (!school) return refuse('kernel.notFound')
  const { schoolId, region } = school
  const groupId = newId()
  return retryOnConflict(async () => {
    const asked = new Set(body.teacherIds ?? [actor.personId])
    const teachers = (await readTeachers([...asked])).filter(({ standing }) => teachesAt(standing, schoolId))
    if (body.teacherIds && teachers.length < asked.size) return refuse('identity.unknownTeacher')
    const { name, grade, schoolYear } = body
    const teacherIds = teachers.map(({ standing }) => standing.personId)
    const group: Group = { groupId, schoolId, name, grade, schoolYear, teacherIds, students: 0, active: true }
    const failed = await commit({
      reply: group,
      writes: {
        group: putGroup(group, 0),
        place: putPlace(group, region),
        ...teacherWrites(teachers, group),
      },
      emits: [
        ...teacherEmissions(teachers, group, at),
        emit(
          standingAudited,
          { deed: 'groupChanged', actorId: actor.personId, subjectId: groupId, schoolId, region },
          at,
        ),
      ],
    })
    return failed.size === 0 ? group : undefined
  })
})
