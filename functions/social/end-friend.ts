import { http } from '#functions/platform/http/http.ts'
import { commit } from '#functions/platform/store/transaction.ts'
import { endFriend } from '#shared/social/routes.ts'
import { friendEnd, readFriend } from './social-store.ts'

export const handler = http(endFriend, async ({ actor: { personId }, path: { friendId } }) => {
  // Only what one has oneself ends: a stranger’s list has no row of ours to begin with.
  if (await readFriend(personId, friendId))
    await commit({ writes: { own: friendEnd(personId, friendId), theirs: friendEnd(friendId, personId) } })
  return {}
})
