import { rosterAgain } from '#functions/identity/rosters/again.ts'
import { resized } from '#functions/identity/rules/group.ts'
import { newId } from '#functions/platform/clock.ts'
import { command } from '#functions/platform/http/command.ts'
import { emit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { standingAudited } from '#shared/identity/events.ts'
import { addChildren } from '#shared/identity/group-routes.ts'
import { inOrder, putExpected, putGroup, readRoster } from './group-store.ts'

/** A whole class in one transaction. */
export const handler = command(
  addChildren,
  ({ actor, path: { groupId }, body, at, refuse, commit }) => {
    const children = body.children.map(child => ({ ...child, rosterId: newId() }))
    return retryOnConflict(async () => {
      const found = await readRoster(groupId)
      if (!found) return refuse('kernel.notFound')
      const { roster, version } = found
      const { schoolId } = roster.group
      const group = resized(roster.group, children.length)
      if (!group) return refuse('identity.groupFull')
      const reply = inOrder({ ...roster, group, expected: [...roster.expected, ...children] })
      const audited = { deed: 'groupChanged', actorId: actor.personId, subjectId: groupId, schoolId } as const
      const failed = await commit<string>({
        reply,
        writes: {
          group: putGroup(group, version),
          ...Object.fromEntries(children.map(child => [child.rosterId, putExpected(groupId, child)])),
        },
        emits: [emit(standingAudited, audited, at)],
      })
      return failed.size === 0 ? reply : undefined
    })
  },
  rosterAgain,
)
