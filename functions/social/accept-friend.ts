import { http } from '#functions/platform/http/http.ts'
import { commit, emit } from '#functions/platform/store/transaction.ts'
import { befriended } from '#shared/social/events.ts'
import { acceptFriend } from '#shared/social/routes.ts'
import { closedTo, faceOf } from './rules/self.ts'
import { friendWrite, readFriend, readSelf } from './social-store.ts'

export const handler = http(acceptFriend, async ({ actor: { personId }, path: { friendId }, at, refuse }) => {
  const [self, other, friend] = await Promise.all([
    readSelf(personId),
    readSelf(friendId),
    readFriend(personId, friendId),
  ])
  if (closedTo(self)) return refuse('social.closed')
  if (!friend || friend.state === 'invited' || closedTo(other)) return refuse('social.notFriends')
  if (friend.state === 'asked') {
    const asked = {
      condition: '#state = :asked',
      names: { '#state': 'state' },
      values: { ':asked': 'asked' },
    }
    await commit({
      writes: {
        own: { ...friendWrite(personId, friendId, 'friends'), ...asked },
        theirs: friendWrite(friendId, personId, 'friends'),
      },
      emits: [emit(befriended, { personId, friendId }, at)],
    })
  }
  return { friendId, state: 'friends' as const, face: faceOf(other) }
})
