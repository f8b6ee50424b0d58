import { useTranslation } from 'react-i18next'
import { relativeTime } from '#web/i18n/relative-time.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { Coqui } from '#web/ui/art/coqui.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './notification-list.module.css'
import { iconOf, wordsOf } from './notification-words.ts'
import type { useNotifications } from './use-notifications.ts'

type Props = Pick<ReturnType<typeof useNotifications>, 'read' | 'notifications' | 'markRead' | 'remove'>

export function NotificationList({ read, notifications, markRead, remove }: Props) {
  const { t, i18n } = useTranslation(['notifications', 'notices'])
  const language = useLanguage()
  if (read.isPending) return <Skeleton height="220px" />
  if (read.isError && notifications.length === 0) return <p className={styles.empty}>{t('unavailable')}</p>
  if (notifications.length === 0) {
    return (
      <div className={styles.empty}>
        <Coqui size={88} />
        <p>{t('none')}</p>
      </div>
    )
  }
  return (
    <ul className={styles.list}>
      {notifications.map(item => {
        const { title, message } = wordsOf(i18n, item.text)
        return (
          <li key={item.notificationId} className={styles.item} data-unread={!item.isRead || undefined}>
            <span className={styles.icon} data-type={item.notificationType}>
              <Icon name={iconOf(item.notificationType)} />
            </span>
            <div className={styles.words}>
              <p className={styles.title}>{title}</p>
              <p>{message}</p>
              <div className={styles.foot}>
                <time dateTime={item.createdAt} className={styles.time}>
                  {relativeTime(item.createdAt, language)}
                </time>
                {!item.isRead && (
                  <IconButton
                    icon="check"
                    label={t('markRead', { title })}
                    onClick={() => markRead(item.notificationId)}
                  />
                )}
                <IconButton
                  icon="delete"
                  label={t('delete', { title })}
                  onClick={() => remove(item.notificationId)}
                />
              </div>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
