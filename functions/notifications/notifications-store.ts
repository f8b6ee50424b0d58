import * as z from 'zod/mini'
import { expiry } from '#functions/platform/clock.ts'
import { tell } from '#functions/platform/events/tell.ts'
import { changeRow, getRow, putNew, queryRows } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { allMarkedRead, notificationAdded, notificationMarked } from '#shared/notifications/live.ts'
import { LIST_LIMIT, Notification } from '#shared/notifications/schema.ts'
import { type Lying, listed, type Message } from './notifications.ts'
import { notificationsTable } from './table.ts'

/** So long a notification is kept. */
export const NOTICE_DAYS = 90

export const rowKey = (personId: string, notificationId: string) =>
  key(notificationsTable, 'notification', { personId, notificationId })
const markKey = (personId: string, notificationId: string) =>
  key(notificationsTable, 'mark', { personId, notificationId })
const allReadKey = (personId: string) => key(notificationsTable, 'allRead', { personId })

/** The event that is told, when it happened, and when it is told. */
interface Occasion {
  readonly eventId: string
  readonly at: string
  readonly arrivedAt: string
}

/** Notifies a person once of one event: the notification's id is the event's, whose ids sort by time. */
export async function notify(
  personId: string,
  { eventId, at, arrivedAt }: Occasion,
  message: Message,
): Promise<void> {
  const notification: Notification = {
    ...message,
    notificationId: eventId,
    isRead: false,
    createdAt: at,
    arrivedAt,
  }
  await putNew({
    ...rowKey(personId, eventId),
    ...notification,
    ...tell(personId, notificationAdded),
    expiresAt: expiry(at, NOTICE_DAYS),
  })
}

// Of before marks lay apart: a row that bears its own, and not when it arrived.
const Stored = stored(Notification, {
  arrivedAt: z.optional(z.iso.datetime()),
  deletedAt: z.optional(z.string()),
  expiresAt: z.optional(z.number()),
})
const Mark = z.object({ marks: z.string(), isDeleted: z.boolean() })
const Line = z.union([
  z.pipe(
    z.extend(Mark, { sk: z.string() }),
    z.transform(({ sk, ...mark }) => ({ sk, mark, notification: undefined })),
  ),
  z.pipe(
    z.extend(Stored, { sk: z.string() }),
    z.transform(({ sk, ...notification }) => ({ sk, notification, mark: undefined })),
  ),
])
const AllRead = z.object({ through: z.string() })

/** Each with its mark, and some that are gone. */
const PAGE = 2 * LIST_LIMIT + 20

/** By when this person read all that had arrived; undefined where they never did. */
export const readAllRead = async (personId: string): Promise<string | undefined> =>
  (await getRow(AllRead, allReadKey(personId)))?.through

/** The newest 50, newest first. */
export async function readNewest(personId: string, readThrough?: string): Promise<readonly Notification[]> {
  const lines: Lying[] = []
  for (let after: string | undefined; ; ) {
    const page = await queryRows(Line, {
      ...prefix(notificationsTable, 'notification', { personId }),
      limit: PAGE,
      newestFirst: true,
      ...(after && { after }),
    })
    lines.push(...page)
    const found = listed(lines, readThrough)
    if (page.length < PAGE || found.length >= LIST_LIMIT) return found.slice(0, LIST_LIMIT)
    after = page.at(-1)?.sk
  }
}

/** Whether this person was ever told this. */
export const wasTold = async (personId: string, notificationId: string): Promise<boolean> =>
  (await getRow(Stored, rowKey(personId, notificationId))) !== undefined

/** False where this person has no such notification, or no more. */
export const setRead = (personId: string, notificationId: string): Promise<boolean> =>
  mark(personId, notificationId, false)

/**
 * True where it was removed before: the same request may come twice. False where this person never had such a
 * notification. It stays, so that its event, delivered again, does not bring it back.
 */
export const remove = (personId: string, notificationId: string): Promise<boolean> =>
  mark(personId, notificationId, true)

async function mark(personId: string, notificationId: string, isDeleted: boolean): Promise<boolean> {
  // A notification never changes, and goes by its time alone: what is read here holds.
  const marked = await getRow(Stored, rowKey(personId, notificationId))
  if (!marked) return false
  if (marked.deletedAt) return isDeleted
  const changed = await changeRow(Mark, markKey(personId, notificationId), {
    update:
      'SET notificationId = :id, marks = :id, isDeleted = :isDeleted, tell = :tell, expiresAt = :expiresAt',
    condition: 'attribute_not_exists(isDeleted) OR isDeleted = :no',
    values: {
      ':id': notificationId,
      ':isDeleted': isDeleted,
      ':no': false,
      ':tell': tell(personId, notificationMarked).tell,
      ':expiresAt': marked.expiresAt ?? expiry(marked.createdAt, NOTICE_DAYS),
    },
  })
  return changed !== undefined || isDeleted
}

/** All that had arrived by an instant is read; it never goes back. */
export async function setAllRead(personId: string, through: string): Promise<void> {
  await changeRow(AllRead, allReadKey(personId), {
    update: 'SET through = :through, tell = :tell',
    condition: 'attribute_not_exists(through) OR through < :through',
    values: { ':through': through, ':tell': tell(personId, allMarkedRead).tell },
  })
}
