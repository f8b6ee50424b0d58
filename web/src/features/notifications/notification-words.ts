import { useTranslation } from 'react-i18next'
import type { Notification, NotificationType } from '#shared/notifications/schema.ts'
import type { IconName } from '#web/ui/icon.tsx'

/** One icon a type: a type that is not here does not compile. */
export const notificationIcons: Record<NotificationType, IconName> = {
  badge_earned: 'award',
  achievement: 'medal',
  level_up: 'rise',
  streak_reminder: 'calendar',
  challenge_expiring: 'hourglass',
  weekly_summary: 'book',
  milestone: 'milestone',
  reward_available: 'gift',
  friend_activity: 'people',
  support_answer: 'support',
}

/** A notification in the reader's language. */
export function useNotificationWords() {
  const { t } = useTranslation('notifications')
  return ({ text }: Pick<Notification, 'text'>): { title: string; message: string } => {
    switch (text.template) {
      case 'readingFinished':
        return {
          title: t('readingFinished.title'),
          message: t('readingFinished.message', {
            count: text.params.wordsCorrect,
            text: text.params.textTitle,
          }),
        }
      case 'levelReached':
        return {
          title: t('levelReached.title', text.params),
          message: t('levelReached.message', text.params),
        }
      case 'streakMilestone':
        return {
          title: t('streakMilestone.title'),
          message: t('streakMilestone.message', { count: text.params.streakDays }),
        }
      case 'supportAnswered':
        return { title: t('supportAnswered.title'), message: t('supportAnswered.message') }
    }
  }
}
