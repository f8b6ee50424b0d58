import { http } from '#functions/platform/http/http.ts'
import { commit, emit } from '#functions/platform/store/transaction.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { reacted } from '#shared/social/events.ts'
import { react } from '#shared/social/routes.ts'
import { closedTo } from './rules/self.ts'
import { reactionWrite, readFriend, readSelf, replaceReaction } from './social-store.ts'

export const handler = http(react, async ({ actor: { personId }, path: { friendId }, body, at, refuse }) => {
  const [self, other, friend] = await Promise.all([
    readSelf(personId),
    readSelf(friendId),
    readFriend(personId, friendId),
  ])
  if (closedTo(self)) return refuse('social.closed')
  if (friend?.state !== 'friends' || closedTo(other)) return refuse('social.notFriends')
  const row = [friendId, schoolDay(at), personId, body.reaction, at] as const
  const failed = await commit({
    writes: { reaction: reactionWrite(...row) },
    emits: [emit(reacted, { personId, friendId, reaction: body.reaction }, at)],
  })
  // The day’s second takes the first one’s place, and nobody is told again.
  if (failed.has('reaction')) await replaceReaction(...row)
  return {}
})
