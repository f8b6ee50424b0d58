import type { Group, Roster } from '#shared/identity/group.ts'
import { getRoster } from '#shared/identity/group-routes.ts'
import { useAmend } from '#web/lib/query.ts'

/** Puts an answer that says how a group is now where the roster is read: it need not be asked for again. */
export function useAmendRoster(groupId: string): {
  readonly takeRoster: (roster: Roster) => undefined
  readonly takeGroup: (group: Group) => undefined
} {
  const amend = useAmend(getRoster, { path: { groupId } })
  return {
    takeRoster: roster => void amend(() => roster),
    takeGroup: group => void amend(roster => ({ ...roster, group })),
  }
}
