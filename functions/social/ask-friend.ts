import { command } from '#functions/platform/http/command.ts'
import { emit } from '#functions/platform/store/transaction.ts'
import { befriended, friendAsked } from '#shared/social/events.ts'
import { askFriend } from '#shared/social/routes.ts'
import { isFull, stateAfterAsking } from './rules/friends.ts'
import { closedTo, faceOf } from './rules/self.ts'
import { findByCode, friendWrite, readFriends, readSelf } from './social-store.ts'

export const handler = command(askFriend, async ({ actor: { personId }, body, at, refuse, commit }) => {
  const self = await readSelf(personId)
  if (closedTo(self)) return refuse('social.closed')
  const other = await findByCode(body.friendCode)
  // Of another school, switched off, or nobody’s: all the same to whoever tries.
  if (!other || closedTo(other) || other.schoolId !== self.schoolId) return refuse('social.unknownCode')
  const friendId = other.personId
  if (friendId === personId) return refuse('social.ownCode')
  const [friends, theirs] = await Promise.all([readFriends(personId), readFriends(friendId)])
  const before = friends.find(friend => friend.friendId === friendId)?.state
  if (before === 'friends') return refuse('social.alreadyFriends')
  if (isFull(friends) || isFull(theirs)) return refuse('social.tooManyFriends')
  const state = stateAfterAsking(before)
  const reply = { friendId, state, face: faceOf(other) }
  await commit({
    reply,
    writes: {
      own: friendWrite(personId, friendId, state),
      theirs: friendWrite(friendId, personId, state === 'friends' ? 'friends' : 'asked'),
    },
    emits: [emit(state === 'friends' ? befriended : friendAsked, { personId, friendId }, at)],
  })
  return reply
})
