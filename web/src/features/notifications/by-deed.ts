import type { NoticeType } from '#shared/kernel/notice.ts'
import type { Notification } from '#shared/notifications/schema.ts'

/** What a deed may give, what matters most first. */
const GIVEN: readonly (NoticeType | (string & {}))[] = [
  'level_up',
  'milestone',
  'achievement',
  'badge_earned',
  'reward_available',
]

/** A notification, and what else the same deed gave. */
export interface Told extends Notification {
  readonly also: readonly Notification[]
}

/**
 * One line for one deed: whatever tells of it bears the deed’s own time. The order of the list stays; of a deed that is
 * told of first which matters most. What comes late of a deed that was read is a line of its own, until it is read too: what
 * was read stays so.
 */
export function byDeed(notifications: readonly Notification[]): readonly Told[] {
  const deeds = new Map<string, Notification[]>()
  for (const told of notifications) {
    const { notificationType, createdAt, isRead, notificationId } = told
    const deed = GIVEN.includes(notificationType) ? `${createdAt} ${isRead}` : notificationId
    const same = deeds.get(deed)
    if (same) same.push(told)
    else deeds.set(deed, [told])
  }
  return [...deeds.values()].flatMap(same => {
    // What the child did stands before what came of it; a level before both.
    const [first, ...also] = same.toSorted((a, b) => rankOf(a) - rankOf(b))
    return first ? [{ ...first, also }] : []
  })
}

const rankOf = ({ notificationType, text }: Notification): number =>
  GIVEN.indexOf(notificationType) * 2 + (text.template === 'achievements.gained' ? 1 : 0)
