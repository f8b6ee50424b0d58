import { readPerson } from '#functions/identity/accounts/person-store.ts'
import { isCurrent } from '#functions/identity/rules/belonging.ts'
import { endOfRequest } from '#functions/identity/rules/child-request.ts'
import { newId } from '#functions/platform/clock.ts'
import { command } from '#functions/platform/http/command.ts'
import { emit } from '#functions/platform/store/transaction.ts'
import { MOST_REQUESTS } from '#shared/identity/child-request.ts'
import { askForChild } from '#shared/identity/child-request-routes.ts'
import { childAsked, standingAudited } from '#shared/identity/events.ts'
import { schoolYearOf } from '#shared/identity/school-year.ts'
import { putRequest, readRequests } from './child-request-store.ts'
import { readGroup } from './group-store.ts'

/** Whether the group has such a child is not told: who teaches it knows. */
export const handler = command(askForChild, async ({ actor, path, body, at, refuse, commit }) => {
  const { groupId } = path
  const { fromGroupId, fullName, moves } = body
  const [own, theirs, asking, open] = await Promise.all([
    readGroup(groupId),
    readGroup(fromGroupId),
    readPerson(actor.personId),
    readRequests(groupId, at),
  ])
  if (!own || !asking) return refuse('kernel.notFound')
  const { group } = own
  const from = theirs?.group
  if (
    !from ||
    from.schoolId !== group.schoolId ||
    from.groupId === groupId ||
    !isCurrent(from, schoolYearOf(at))
  )
    return refuse('identity.unknownGroup')
  if (open.filter(request => request.groupId === groupId).length >= MOST_REQUESTS)
    return refuse('identity.tooManyAsked')
  const request = {
    requestId: newId(),
    groupId,
    groupName: group.name,
    fromGroupId,
    fromGroupName: from.name,
    askedBy: asking.account.fullName,
    askedById: actor.personId,
    fullName,
    moves,
    endsAt: endOfRequest(at),
  }
  const { schoolId } = group
  await commit<string>({
    reply: {},
    writes: putRequest(request, at),
    emits: [
      emit(
        standingAudited,
        { deed: 'childAsked', actorId: actor.personId, subjectId: fromGroupId, groupId, schoolId },
        at,
      ),
      ...from.teacherIds.map(teacherId =>
        emit(childAsked, { teacherId, groupId: fromGroupId, groupName: from.name, forGroup: group.name }, at),
      ),
    ],
  })
  return {}
})
