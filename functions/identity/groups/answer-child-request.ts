import { resized } from '#functions/identity/rules/group.ts'
import { learnsAt, placed } from '#functions/identity/rules/student.ts'
import { command } from '#functions/platform/http/command.ts'
import { emit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { answerChildRequest } from '#shared/identity/child-request-routes.ts'
import { childRequestAccepted, childRequestDeclined, standingAudited } from '#shared/identity/events.ts'
import { readRequest, removeRequest } from './child-request-store.ts'
import { putGroup, readGroup } from './group-store.ts'
import { placingEmissions } from './placing.ts'
import { readStudent, studentWrites } from './student-store.ts'

/** Of the side that was asked: whoever reaches the child's group says yes or no, and which child is meant. */
export const handler = command(answerChildRequest, ({ actor, path, body, at, refuse, commit }) =>
  retryOnConflict(async () => {
    const { groupId: fromGroupId, requestId } = path
    const request = await readRequest(fromGroupId, requestId, at)
    if (request?.fromGroupId !== fromGroupId) return refuse('kernel.notFound')
    const { groupId, groupName, fromGroupName, moves, askedById: teacherId } = request
    const told = { teacherId, groupId, groupName, fromGroup: fromGroupName }
    const actorId = actor.personId
    const [from, into] = await Promise.all([readGroup(fromGroupId), readGroup(groupId)])
    if (!from) return refuse('kernel.notFound')
    const { schoolId } = from.group

    if (!body.accepts) {
      const audited = { deed: 'childDeclined', actorId, subjectId: fromGroupId, groupId, schoolId } as const
      const failed = await commit<string>({
        reply: {},
        writes: removeRequest(request),
        emits: [emit(standingAudited, audited, at), emit(childRequestDeclined, told, at)],
      })
      return failed.size === 0 ? {} : undefined
    }

    if (!into?.group.active || into.group.schoolId !== schoolId) return refuse('identity.unknownGroup')
    const before = await readStudent(body.studentId)
    if (!before || !learnsAt(before, schoolId) || !before.student.groupIds.includes(fromGroupId))
      return refuse('identity.unknownChild')
    const stays = before.student.groupIds.filter(id => id !== groupId && !(moves && id === fromGroupId))
    const joins = !before.student.groupIds.includes(groupId)
    const group = joins ? resized(into.group, 1) : into.group
    if (!group) return refuse('identity.groupFull')
    const now = placed(before, { groupIds: [...stays, groupId] })
    const failed = await commit<string>({
      reply: {},
      writes: {
        ...removeRequest(request),
        into: putGroup(group, into.version),
        ...(moves && { from: putGroup(resized(from.group, -1), from.version) }),
        ...studentWrites(now, before),
      },
      emits: [...placingEmissions(now, { actorId, group, moves }, at), emit(childRequestAccepted, told, at)],
    })
    return failed.size === 0 ? {} : undefined
  }),
)
