import type { i18n } from 'i18next'
import type { NoticedEvent } from '#shared/contract.ts'
import type { NoticeType } from '#shared/kernel/notice.ts'
import type { NotificationText } from '#shared/notifications/schema.ts'
import type { IconName } from '#web/ui/icon.tsx'

/** One icon a type: a type that is not here does not compile. */
const icons: Record<NoticeType, IconName> = {
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
  family_linked: 'family',
  address_given: 'key',
  announcement: 'community',
  automation: 'workflow',
}
const iconsByType = new Map<string, IconName>(Object.entries(icons))

/** The icon of a notification's type; the default one of any other. */
export const iconOf = (notificationType: string): IconName => iconsByType.get(notificationType) ?? 'bell'

/**
 * A notification in the reader's language, by what its event's noun says under `notices`: an event that declares a notice
 * and has no words does not compile. Of what is younger than this page, that it is there. Needs the texts `notices`.
 */
export function wordsOf(
  i18n: i18n,
  { template, params }: NotificationText,
): { title: string; message: string } {
  const t = i18n.getFixedT(null, ['notifications', 'notices'])
  const isKnown = (name: string): name is NoticedEvent => i18n.exists(`notices:${name}.title`)
  if (!isKnown(template)) return { title: t('unknown.title'), message: t('unknown.message') }
  return { title: t(`notices:${template}.title`, params), message: t(`notices:${template}.message`, params) }
}
