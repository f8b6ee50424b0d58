import { classCodeWrites, putGroup, readGroup, readMembers } from '#functions/identity/groups/group-store.ts'
import { newClassCode } from '#functions/identity/rules/group.ts'
import { isChildLocked, isClassLocked, needsNewCode } from '#functions/identity/rules/seat-tries.ts'
import { momentOf, unlocked } from '#functions/identity/rules/wrong-tries.ts'
import { http } from '#functions/platform/http/http.ts'
import { commit, emit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { standingAudited } from '#shared/identity/events.ts'
import { unlockPictures } from '#shared/identity/picture-routes.ts'
import { forgetTriesOfChild, putClassTries, readClassTries } from './seat-tries-store.ts'

/** Where nothing is locked, nothing happens: sent again it is as it was. */
export const handler = http(unlockPictures, ({ actor, path: { groupId }, at, refuse }) =>
  retryOnConflict(async () => {
    const [found, members] = await Promise.all([readGroup(groupId), readMembers(groupId)])
    if (!found) return refuse('kernel.notFound')
    const { group, version } = found
    const { classCode, schoolId } = group
    if (!classCode) return group
    const ids = members.map(({ personId }) => personId)
    const tries = await readClassTries(classCode, ids)
    const now = momentOf(at)
    const lockedIds = ids.filter((_, i) => {
      const child = tries.children[i]
      return child && isChildLocked(child, now)
    })
    const { ledger, version: read } = tries.class
    const isLocked = isClassLocked(ledger, now)
    if (!isLocked && lockedIds.length === 0) return group
    // Another code begins without wrong tries.
    const isNew = needsNewCode(ledger, now)
    const unlockedGroup = isNew ? { ...group, classCode: newClassCode() } : group
    const failed = await commit<string>({
      writes: {
        ...Object.fromEntries(lockedIds.map(id => [`child ${id}`, forgetTriesOfChild(id)])),
        ...(isNew && { group: putGroup(unlockedGroup, version), ...classCodeWrites(group, unlockedGroup) }),
        ...(isLocked && !isNew && { class: putClassTries(classCode, unlocked(ledger), read, at) }),
      },
      emits: [
        emit(
          standingAudited,
          { deed: 'picturesUnlocked', actorId: actor.personId, subjectId: groupId, schoolId },
          at,
        ),
      ],
    })
    return failed.size === 0 ? unlockedGroup : undefined
  }),
)
