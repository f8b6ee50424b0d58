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
