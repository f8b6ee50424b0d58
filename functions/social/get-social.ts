import { http } from '#functions/platform/http/http.ts'
import { getSocial } from '#shared/social/routes.ts'
import { closedTo, faceOf } from './rules/self.ts'
import { friendCodeOf, readFriends, readReactions, readSelf, readSelves } from './social-store.ts'

export const handler = http(getSocial, async ({ actor: { personId } }) => {
  const self = await readSelf(personId)
  const closed = closedTo(self)
  const onSchoolBoard = self.onSchoolBoard === true
  if (closed) return { closed, friendCode: '', face: faceOf(self), friends: [], received: [], onSchoolBoard }
  const [friendCode, friends, received] = await Promise.all([
    friendCodeOf(self),
    readFriends(personId),
    readReactions(personId),
  ])
  const selves = await readSelves(friends.map(({ friendId }) => friendId))
  return {
    friendCode,
    face: faceOf(self),
    // Whoever was switched off, or is in another school now, is not there for others.
    friends: friends.flatMap(({ friendId, state }, n) => {
      const other = selves[n]
      return other && !closedTo(other) && other.schoolId === self.schoolId
        ? [{ friendId, state, face: faceOf(other) }]
        : []
    }),
    received,
    onSchoolBoard,
  }
})
