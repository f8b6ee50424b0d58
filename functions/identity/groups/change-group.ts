import { changed, managesSchool, newClassCode, teachesAt } from '#functions/identity/rules/group.ts'
import { command } from '#functions/platform/http/command.ts'
import { emit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { standingAudited } from '#shared/identity/events.ts'
import { changeGroup } from '#shared/identity/group-routes.ts'
import { classCodeWrites, putGroup, readGroup } from './group-store.ts'
import { readTeachers, teacherEmissions, teacherWrites } from './teacher-store.ts'

/** Who teaches a group is the school's to say: a teacher gives nobody else the reach of their own. */
export const handler = command(changeGroup, ({ actor, standing, path, body, at, refuse, commit }) =>
  retryOnConflict(async () => {
    const found = await readGroup(path.groupId)
    if (!found) return refuse('kernel.notFound')
    const { group, version } = found
    const { schoolId } = group
    if (body.teacherIds && !managesSchool(standing, schoolId)) return refuse('identity.onlyDirectors')
    const now = changed(group, body, newClassCode())
    const teachers = await readTeachers([...new Set([...group.teacherIds, ...now.teacherIds])])
    const teaching = new Set(
      teachers
        .filter(({ standing }) => teachesAt(standing, schoolId))
        .map(({ standing }) => standing.personId),
    )
    if (body.teacherIds?.some(id => !teaching.has(id))) return refuse('identity.unknownTeacher')
    const failed = await commit<string>({
      reply: now,
      writes: {
        group: putGroup(now, version),
        ...classCodeWrites(group, now),
        ...teacherWrites(teachers, now),
      },
      emits: [
        ...teacherEmissions(teachers, now, at),
        emit(
          standingAudited,
          { deed: 'groupChanged', actorId: actor.personId, subjectId: group.groupId, schoolId },
          at,
        ),
      ],
    })
    return failed.size === 0 ? now : undefined
  }),
)
