import * as z from 'zod/mini'
import { Forgotten } from '../kernel/erasure.ts'
import { event } from '../kernel/event.ts'
import { Reaction } from './schema.ts'

export const friendAsked = event({
  name: 'social.friendAsked',
  about: 'A child typed the friend code of another, who is told.',
  body: z.strictObject({ personId: z.string(), friendId: z.string() }),
  notice: ({ friendId }) => ({ to: friendId, type: 'friend_activity' }),
})

export const befriended = event({
  name: 'social.befriended',
  about: 'Two children are friends: both wanted it.',
  body: z.strictObject({ personId: z.string(), friendId: z.string() }),
  notice: ({ personId, friendId }) => ({ to: [personId, friendId], type: 'friend_activity' }),
})

export const reacted = event({
  name: 'social.reacted',
  about: 'A child cheered a friend on, with one of a fixed set.',
  body: z.strictObject({ personId: z.string(), friendId: z.string(), reaction: Reaction }),
  notice: ({ friendId }) => ({ to: friendId, type: 'friend_activity' }),
})

export const friendshipsForgotten = event({
  name: 'social.friendshipsForgotten',
  about: 'A student who is being erased is in nobody’s list of friends any more.',
  body: Forgotten,
})
