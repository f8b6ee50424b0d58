import { rosterAgain } from '#functions/identity/rosters/again.ts'
import { command } from '#functions/platform/http/command.ts'
import { emit } from '#functions/platform/store/transaction.ts'
import { standingAudited } from '#shared/identity/events.ts'
import { renameChild } from '#shared/identity/group-routes.ts'
import { changeExpected, inOrder, readRoster } from './group-store.ts'

export const handler = command(
  renameChild,
  async ({ actor, path: { groupId, rosterId }, body: { fullName }, at, refuse, commit }) => {
    const roster = (await readRoster(groupId))?.roster
    const child = roster?.expected.find(one => one.rosterId === rosterId)
    if (!roster || !child) return refuse('identity.unknownChild')
    const renamed = { ...child, fullName }
    const others = roster.expected.filter(one => one !== child)
    const reply = inOrder({ ...roster, expected: [...others, renamed] })
    const { schoolId } = roster.group
    const audited = { deed: 'groupChanged', actorId: actor.personId, subjectId: groupId, schoolId } as const
    const failed = await commit({
      reply,
      writes: { child: changeExpected(groupId, renamed) },
      emits: [emit(standingAudited, audited, at)],
    })
    // They got an account meanwhile, or were taken off the roster.
    return failed.size === 0 ? reply : refuse('identity.unknownChild')
  },
  rosterAgain,
)
