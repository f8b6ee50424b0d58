import { randomInt } from 'node:crypto'
import * as z from 'zod/mini'
import { expiry } from '#functions/platform/clock.ts'
import {
  changeRow,
  deleteRow,
  getRow,
  getRows,
  put,
  queryIndex,
  queryRows,
} from '#functions/platform/store/rows.ts'
import { put as putWrite, remove, type Write } from '#functions/platform/store/transaction.ts'
import { key, prefix } from '#functions/platform/table.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { FriendState, MOST_FRIENDS, Reaction } from '#shared/social/schema.ts'
import { playNameOf } from './rules/names.ts'
import { Self } from './rules/self.ts'
import { socialTable } from './table.ts'

const selfKey = (personId: string) => key(socialTable, 'self', { personId })

export const readSelf = async (personId: string): Promise<Self> =>
  (await getRow(Self, selfKey(personId))) ?? { personId }

export async function readSelves(personIds: readonly string[]): Promise<readonly Self[]> {
  if (personIds.length === 0) return []
  const rows = await getRows(Self, personIds.map(selfKey))
  return rows.map((self, n) => self ?? { personId: personIds[n] ?? '' })
}

/** Changes what is known of a child, unless something newer is: `newer` names the attribute that grows with each telling. */
export async function changeSelf(
  personId: string,
  set: Partial<Self>,
  newer?: 'placedAt' | 'dressedAt' | 'titleVersion',
): Promise<void> {
  const named = Object.entries({ ...set, personId })
  const present = named.filter(([, value]) => value !== undefined)
  const gone = named.filter(([, value]) => value === undefined)
  const removes = gone.map(([name]) => `#${name}`).join(', ')
  await changeRow(Self, selfKey(personId), {
    update: `SET ${present.map(([name]) => `#${name} = :${name}`).join(', ')}${removes && ` REMOVE ${removes}`}`,
    condition: newer
      ? `attribute_not_exists(#${newer}) OR #${newer} < :${newer}`
      : 'attribute_exists(pk) OR attribute_not_exists(pk)',
    names: Object.fromEntries(named.map(([name]) => [`#${name}`, name])),
    values: Object.fromEntries(present.map(([name, value]) => [`:${name}`, value])),
  })
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const newCode = () => Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** A child’s friend code, made when they first look. */
export async function friendCodeOf(self: Self): Promise<string> {
  if (self.friendCode) return self.friendCode
  const made = await changeRow(Self, selfKey(self.personId), {
    update: 'SET friendCode = :code, personId = :id',
    condition: 'attribute_not_exists(friendCode)',
    values: { ':code': newCode(), ':id': self.personId },
  })
  return made?.friendCode ?? (await readSelf(self.personId)).friendCode ?? ''
}

const byCode = { name: 'byCode', ...socialTable.indexes.byCode }

/** Whose friend code this is. */
export async function findByCode(friendCode: string): Promise<Self | undefined> {
  const { rows } = await queryIndex(z.object({ personId: z.string() }), {
    index: byCode,
    of: friendCode,
    limit: 1,
  })
  return rows[0] && readSelf(rows[0].personId)
}

const FriendRow = z.object({ friendId: z.string(), state: FriendState })
export type FriendRow = z.output<typeof FriendRow>
const friendKey = (personId: string, friendId: string) => key(socialTable, 'friend', { personId, friendId })

/** More than anybody can have: those who ask are among them. */
const LISTED = 4 * MOST_FRIENDS

export const readFriends = (personId: string): Promise<readonly FriendRow[]> =>
  queryRows(FriendRow, { ...prefix(socialTable, 'friend', { personId }), limit: LISTED })

export const readFriend = (personId: string, friendId: string): Promise<FriendRow | undefined> =>
  getRow(FriendRow, friendKey(personId, friendId))

export const friendWrite = (personId: string, friendId: string, state: FriendState): Write =>
  putWrite({ ...friendKey(personId, friendId), friendId, state })

export const friendEnd = (personId: string, friendId: string): Write => remove(friendKey(personId, friendId))

/** Ends both halves of all that a child has with others; gives how many rows that were. */
export async function endAll(personId: string): Promise<number> {
  const friends = await readFriends(personId)
  for (const { friendId } of friends) {
    await deleteRow(friendKey(friendId, personId))
    await endReactions(friendId, personId)
    await deleteRow(friendKey(personId, friendId))
  }
  return friends.length
}

const ReactionRow = z.object({ friendId: z.string(), reaction: Reaction, at: z.string() })
const KEPT_DAYS = 30

/** What friends sent lately, newest first. */
export async function readReactions(personId: string, limit = 20) {
  const rows = await queryRows(ReactionRow, {
    ...prefix(socialTable, 'reaction', { personId }),
    limit,
    newestFirst: true,
  })
  return rows.map(({ friendId, reaction, at }) => ({ from: playNameOf(friendId), reaction, at }))
}

async function endReactions(personId: string, friendId: string): Promise<void> {
  const rows = await queryRows(z.object({ friendId: z.string(), day: z.string() }), {
    ...prefix(socialTable, 'reaction', { personId }),
    limit: LISTED * KEPT_DAYS,
  })
  for (const { day } of rows.filter(row => row.friendId === friendId))
    await deleteRow(key(socialTable, 'reaction', { personId, day, friendId }))
}

const reactionKey = (to: string, day: SchoolDay, from: string) =>
  key(socialTable, 'reaction', { personId: to, day, friendId: from })

/** Whether somebody cheered a friend on that day. */
export const hasReacted = async (to: string, day: SchoolDay, from: string): Promise<boolean> =>
  (await getRow(ReactionRow, reactionKey(to, day, from))) !== undefined

const reactionRow = (to: string, day: SchoolDay, from: string, reaction: Reaction, at: string) => ({
  ...reactionKey(to, day, from),
  friendId: from,
  day,
  reaction,
  at,
  expiresAt: expiry(at, KEPT_DAYS),
})

export const reactionWrite = (...row: Parameters<typeof reactionRow>): Write => ({
  row: reactionRow(...row),
  condition: 'attribute_not_exists(pk)',
})

export const replaceReaction = (...row: Parameters<typeof reactionRow>): Promise<void> =>
  put(reactionRow(...row))
