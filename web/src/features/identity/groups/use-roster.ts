import { useQueryClient } from '@tanstack/react-query'
import type { Roster } from '#shared/identity/group.ts'
import { getRoster } from '#shared/identity/group-routes.ts'
import { keyOf, useRead } from '#web/lib/query.ts'

/** A group's roster, and the two ways to renew it: with an answer that holds it, or by asking again. */
export function useRoster(groupId: string) {
  const client = useQueryClient()
  const args = { path: { groupId } }
  const read = useRead(getRoster, args)
  return {
    read,
    take: (roster: Roster) => void client.setQueryData(keyOf(getRoster, args), roster),
    again: () => client.invalidateQueries({ queryKey: keyOf(getRoster, args) }),
  }
}
