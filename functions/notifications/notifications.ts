import type { EventBody } from '#shared/kernel/event.ts'
import type { Notification } from '#shared/notifications/schema.ts'
import type { readingFinished } from '#shared/reading/events.ts'

/** A notification before it is addressed and dated. */
export type Message = Pick<Notification, 'notificationType' | 'priority' | 'text'>

export const readingMessage = (reading: EventBody<typeof readingFinished>): Message => ({
  notificationType: 'achievement',
  // A target reached is worth interrupting for.
  priority: reading.reachedAccuracy || reading.reachedPace ? 'high' : 'normal',
  text: {
    template: 'readingFinished',
    params: { wordsCorrect: reading.wordsCorrect, textTitle: reading.textTitle },
  },
})

export const levelMessage = (level: number): Message => ({
  notificationType: 'level_up',
  priority: 'high',
  text: { template: 'levelReached', params: { level } },
})

/** The answer itself is read where it was asked for. */
export const supportMessage: Message = {
  notificationType: 'support_answer',
  priority: 'normal',
  text: { template: 'supportAnswered', params: {} },
}

export const milestoneMessage = (streakDays: number): Message => ({
  notificationType: 'milestone',
  priority: 'high',
  text: { template: 'streakMilestone', params: { streakDays } },
})
