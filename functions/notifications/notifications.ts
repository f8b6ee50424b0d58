import type { Notice } from '#shared/kernel/notice.ts'
import type { Notification, NotificationText } from '#shared/notifications/schema.ts'

/** A notification before it is addressed and dated. */
export type Message = Pick<Notification, 'notificationType' | 'priority' | 'text'>

/** What an event of that name tells somebody. */
export const messageOf = (event: string, { type, priority = 'normal', params = {} }: Notice): Message => ({
  notificationType: type,
  priority,
  text: { template: event, params },
})

/** Words that were named by themselves before events declared them: each by its event, with the parameters of then. */
const BEFORE: Readonly<Record<string, { readonly event: string; readonly count?: string }>> = {
  readingFinished: { event: 'reading.finished', count: 'wordsCorrect' },
  levelReached: { event: 'experience.levelReached' },
  streakMilestone: { event: 'streaks.extended', count: 'streakDays' },
  supportAnswered: { event: 'support.requestAnswered' },
}

/** The words of a stored notification, by the name of their event: those of before live for 90 days. */
export function currentText({ template, params }: NotificationText): NotificationText {
  const before = BEFORE[template]
  if (!before) return { template, params }
  const named = Object.entries(params).map(([name, value]) => [name === before.count ? 'count' : name, value])
  return { template: before.event, params: Object.fromEntries(named) }
}

/** What lies in a person's list: a notification, or what they did with one. */
export interface Lying {
  readonly sk: string
  readonly notification:
    | (Omit<Notification, 'arrivedAt'> & {
        readonly arrivedAt?: string | undefined
        readonly deletedAt?: string | undefined
        readonly expiresAt?: number | undefined
      })
    | undefined
  readonly mark: { readonly marks: string; readonly isDeleted: boolean } | undefined
}

/** The notifications that are left, in the order in which they lie, as their person knows them. */
export function listed(lines: readonly Lying[], readThrough: string | undefined): readonly Notification[] {
  const marks = new Map(lines.flatMap(({ mark }) => (mark ? [[mark.marks, mark]] : [])))
  return lines.flatMap(({ notification: lying }) => {
    if (!lying) return []
    const { deletedAt, expiresAt: _, arrivedAt = lying.createdAt, ...notification } = lying
    const mark = marks.get(lying.notificationId)
    if (deletedAt || mark?.isDeleted) return []
    const isRead =
      lying.isRead || mark !== undefined || (readThrough !== undefined && arrivedAt <= readThrough)
    return [{ ...notification, arrivedAt, isRead, text: currentText(notification.text) }]
  })
}

/** By when all is read that a page saw: never of what is to come, whatever its clock says. */
export const readThrough = (asked: string | undefined, at: string): string =>
  asked === undefined || Date.parse(asked) > Date.parse(at) ? at : new Date(asked).toISOString()
