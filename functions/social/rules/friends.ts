import { type FriendState, MOST_FRIENDS } from '#shared/social/schema.ts'

/** Whether somebody can have no more: who asks counts too, so that nobody is flooded. */
export const isFull = (friends: readonly { readonly state: FriendState }[]): boolean =>
  friends.length >= MOST_FRIENDS

/** Whoever was asked and asks back is a friend; whoever asks again has invited. */
export const stateAfterAsking = (before: FriendState | undefined): FriendState =>
  before === 'asked' || before === 'friends' ? 'friends' : 'invited'
